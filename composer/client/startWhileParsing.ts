import { whenParsed } from './runWhenParsed.ts';
import { type Behaviours, sectionsOf, startBehaviour } from './startBehaviours.ts';

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
