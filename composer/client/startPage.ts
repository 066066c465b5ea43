import type { Behaviour } from '#behaviours/behaviour.ts';

/** Attaches each section's behaviour to every section of that name. A failing one never stops the others. */
export function startBehaviours(behaviours: Readonly<Record<string, Behaviour>>): () => void {
  const undo: (() => void)[] = [];
  for (const root of document.querySelectorAll<HTMLElement>('[data-section]')) {
    const name = root.dataset['section'] ?? '';
    if (!Object.hasOwn(behaviours, name)) continue;
    try {
      undo.push(behaviours[name]?.(root) ?? (() => {}));
    } catch (error) {
      console.error(`The behaviour of ${name} failed.`, error);
    }
  }
  return () => {
    for (const stop of undo) stop();
  };
}
