import type { Behaviour } from '#behaviours/behaviour.ts';

/** Programs of sections by their names. */
export type Behaviours = Readonly<Record<string, Behaviour>>;

export const sectionsOf = (page: Document) => page.querySelectorAll<HTMLElement>('[data-section]');

/** Attaches a section's program to its element. A program that throws does not affect the others. */
export function startBehaviour(root: HTMLElement, behaviours: Behaviours): void {
  const name = root.dataset['section'] ?? '';
  if (!Object.hasOwn(behaviours, name)) return;
  try {
    // A page never undoes what its programs did.
    behaviours[name]?.(root, new AbortController().signal);
  } catch (error) {
    console.error(`The behaviour of ${name} failed.`, error);
  }
}

/** Attaches each program to every section of that name. */
export function startBehaviours(behaviours: Behaviours): void {
  for (const root of sectionsOf(document)) startBehaviour(root, behaviours);
}
