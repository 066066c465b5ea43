import type { Behaviour } from '#behaviours/behaviour.ts';

/** Runs a function once the document is parsed, before deferred scripts. */
function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('readystatechange', run, { once: true });
  else run();
}

/** Runs programs once the document is parsed. */
export const runWhenParsed = (...programs: readonly ((page: Document) => void)[]): void =>
  whenParsed(() => {
    for (const run of programs) run(document);
  });

type Behaviours = Readonly<Record<string, Behaviour>>;

function startBehaviour(root: HTMLElement, behaviours: Behaviours): void {
  const name = root.dataset['section'] ?? '';
  if (!Object.hasOwn(behaviours, name)) return;
  try {
    // A page never undoes what its programs did.
    behaviours[name]?.(root, new AbortController().signal);
  } catch (error) {
    console.error(`The behaviour of ${name} failed.`, error);
  }
}

const sectionsOf = (page: Document) => page.querySelectorAll<HTMLElement>('[data-section]');

/** Attaches each program to every section of that name. A program that throws does not affect the others. */
export function startBehaviours(behaviours: Behaviours): void {
  for (const root of sectionsOf(document)) startBehaviour(root, behaviours);
}

/**
 * Attaches programs that must run before their section is painted: each as soon as the parser has passed its section. A
 * browser may paint the beginning of a long document long before its end arrives.
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
