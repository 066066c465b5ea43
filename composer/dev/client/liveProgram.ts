import type { Behaviour } from '#behaviours/behaviour.ts';
import type { HydratedIsland } from '#composer/client/hydrateView.tsx';

const updates = new WeakMap<Element, () => void>();

/** Stores the function that renders an island again, and passes the hydrated island on. */
export async function liveIsland(
  root: HTMLElement,
  hydrated: Promise<HydratedIsland>,
): Promise<HydratedIsland> {
  const island = await hydrated;
  updates.set(root, island.render);
  return island;
}

/** Renders a hydrated island with the data that is now beside it, and keeps its state. */
export function updateIsland(root: Element): void {
  updates.get(root)?.();
}

/** The parts of a page's script, each of which can be restarted separately. */
interface ProgramParts {
  readonly behaviours: Readonly<Record<string, Behaviour>>;
  readonly hydrateIslands: (signal: AbortSignal) => void;
  readonly always: readonly ((page: Document) => void)[];
  readonly once: readonly ((page: Document) => void)[];
}

let parts: ProgramParts | undefined;
let hydrating = new AbortController();
const attached = new Map<HTMLElement, { behaviour: Behaviour; attachment: AbortController }>();

/** Returns the ids of tab panels in `root` that are visible, so that they can be revealed again after a restart. */
const revealed = (root: HTMLElement) =>
  [...root.querySelectorAll('[role="tabpanel"]:not([hidden])')].map(({ id }) => id);

function detach(root: HTMLElement): void {
  attached.get(root)?.attachment.abort();
  attached.delete(root);
}

function attach({ behaviours }: ProgramParts): void {
  for (const root of attached.keys()) if (!root.isConnected) detach(root);
  for (const root of document.querySelectorAll<HTMLElement>('[data-section]')) {
    const name = root.dataset['section'] ?? '';
    const behaviour = Object.hasOwn(behaviours, name) ? behaviours[name] : undefined;
    if (attached.get(root)?.behaviour === behaviour) continue;
    // Before the first start, the visitor has not chosen anything.
    const panels = attached.has(root) ? revealed(root) : [];
    detach(root);
    if (!behaviour) continue;
    const attachment = new AbortController();
    behaviour(root, attachment.signal);
    attached.set(root, { behaviour, attachment });
    for (const id of panels)
      document.getElementById(id)?.dispatchEvent(new CustomEvent('portico:reveal', { bubbles: true }));
  }
}

/** Starts the page's script, or restarts its changed parts. */
export function liveProgram(next: ProgramParts): void {
  const isFirst = parts === undefined;
  parts = next;
  resume();
  if (isFirst) for (const run of next.once) run(document);
}

/**
 * Detaches the behaviors of these sections while their HTML changes.
 *
 * @returns A function that attaches them again, and those of new sections.
 */
export function pause(roots: Iterable<HTMLElement>): () => void {
  const panels = [...roots].flatMap((root) => {
    const ids = revealed(root);
    detach(root);
    return ids;
  });
  return () => {
    resume();
    for (const id of panels)
      document.getElementById(id)?.dispatchEvent(new CustomEvent('portico:reveal', { bubbles: true }));
  };
}

function resume(): void {
  if (!parts) return;
  for (const run of parts.always) run(document);
  attach(parts);
  // Also schedules islands that the change has added. Hydrated ones stay as they are.
  hydrating.abort();
  hydrating = new AbortController();
  parts.hydrateIslands(hydrating.signal);
}
