import type { Behaviour } from '#behaviours/behaviour.ts';

/** Runs when the whole document is there, before deferred scripts. */
export function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('readystatechange', run, { once: true });
  else run();
}

/** The two programs of a section as one. */
export const together =
  (...programs: readonly Behaviour[]): Behaviour =>
  (root) => {
    const undo = programs.map((program) => program(root));
    return () => {
      for (const stop of undo) stop();
    };
  };

/** Attaches each section's program to every section of that name. A failing one never stops the others. */
export function startBehaviours(behaviours: Readonly<Record<string, Behaviour>>): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-section]')) {
    const name = root.dataset['section'] ?? '';
    if (!Object.hasOwn(behaviours, name)) continue;
    try {
      behaviours[name]?.(root);
    } catch (error) {
      console.error(`The behaviour of ${name} failed.`, error);
    }
  }
}
