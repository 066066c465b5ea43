import type { Behaviour } from '#behaviours/behaviour.ts';

/** A page's script in parts, so that each can be started again on its own. */
export interface ProgramParts {
  readonly behaviours: Readonly<Record<string, Behaviour>>;
  readonly hydrateIslands: () => () => void;
  readonly always: readonly ((page: Document) => void)[];
  readonly once: readonly ((page: Document) => void)[];
}

let parts: ProgramParts | undefined;
let stopHydrating: (() => void) | undefined;
const attached = new Map<HTMLElement, { behaviour: Behaviour; stop: () => void }>();

/** Ids of what is shown of `root` by the visitor's choice, to be shown again after the behaviour has started anew. */
const revealed = (root: HTMLElement) =>
  [...root.querySelectorAll('[role="tabpanel"]:not([hidden])')].map(({ id }) => id);

function detach(root: HTMLElement): void {
  attached.get(root)?.stop();
  attached.delete(root);
}

function attach({ behaviours }: ProgramParts): void {
  for (const root of attached.keys()) if (!root.isConnected) detach(root);
  for (const root of document.querySelectorAll<HTMLElement>('[data-section]')) {
    const name = root.dataset['section'] ?? '';
    const behaviour = Object.hasOwn(behaviours, name) ? behaviours[name] : undefined;
    if (attached.get(root)?.behaviour === behaviour) continue;
    // Before its first start nothing is shown by choice.
    const shown = attached.has(root) ? revealed(root) : [];
    detach(root);
    if (!behaviour) continue;
    attached.set(root, { behaviour, stop: behaviour(root) });
    for (const id of shown)
      document.getElementById(id)?.dispatchEvent(new CustomEvent('portico:reveal', { bubbles: true }));
  }
}

/** Starts the page's script, or the changed parts of it. */
export function liveProgram(next: ProgramParts): void {
  const isFirst = parts === undefined;
  parts = next;
  resume();
  if (isFirst) for (const run of next.once) run(document);
}

/**
 * Stops the behaviours of these sections while their HTML changes.
 *
 * @returns what starts them again, and those of new sections.
 */
export function pause(roots: Iterable<HTMLElement>): () => void {
  const shown = [...roots].flatMap((root) => {
    const ids = revealed(root);
    detach(root);
    return ids;
  });
  return () => {
    resume();
    for (const id of shown)
      document.getElementById(id)?.dispatchEvent(new CustomEvent('portico:reveal', { bubbles: true }));
  };
}

function resume(): void {
  if (!parts) return;
  for (const run of parts.always) run(document);
  attach(parts);
  // Islands that came with the change are scheduled too; hydrated ones stay so.
  stopHydrating?.();
  stopHydrating = parts.hydrateIslands();
}
