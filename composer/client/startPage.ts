import type { Behaviour } from '#behaviours/behaviour.ts';

/** Runs when the whole document is there, before deferred scripts. */
function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('readystatechange', run, { once: true });
  else run();
}

/** Runs these programs of the page when the whole document is there. */
export const runWhenParsed = (...programs: readonly ((page: Document) => void)[]): void =>
  whenParsed(() => {
    for (const run of programs) run(document);
  });

/** The two programs of a section as one. */
export const together =
  (...programs: readonly Behaviour[]): Behaviour =>
  (root) => {
    const undo = programs.map((program) => program(root));
    return () => {
      for (const stop of undo) stop();
    };
  };

type Behaviours = Readonly<Record<string, Behaviour>>;

function startBehaviour(root: HTMLElement, behaviours: Behaviours): void {
  const name = root.dataset['section'] ?? '';
  if (!Object.hasOwn(behaviours, name)) return;
  try {
    behaviours[name]?.(root);
  } catch (error) {
    console.error(`The behaviour of ${name} failed.`, error);
  }
}

const sectionsOf = (page: Document) => page.querySelectorAll<HTMLElement>('[data-section]');

/** Attaches each section's program to every section of that name. A failing one never stops the others. */
export function startBehaviours(behaviours: Behaviours): void {
  for (const root of sectionsOf(document)) startBehaviour(root, behaviours);
}

/**
 * The same for what must happen before a section is painted: each section's program is attached when the parser has
 * passed it. A browser may paint what it has long before a long document ends.
 */
export function startWhileParsing(behaviours: Behaviours): void {
  const started = new WeakSet<HTMLElement>();
  const start = () => {
    const isWhole = document.readyState !== 'loading';
    for (const root of sectionsOf(document)) {
      if (started.has(root) || !(isWhole || root.nextSibling)) continue;
      started.add(root);
      startBehaviour(root, behaviours);
    }
  };
  const parser = new MutationObserver(start);
  parser.observe(document, { childList: true, subtree: true });
  whenParsed(() => {
    parser.disconnect();
    start();
  });
}
