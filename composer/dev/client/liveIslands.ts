const updates = new WeakMap<Element, () => void>();

/** Keeps, for an island, what renders it anew. */
export async function liveIsland(root: HTMLElement, hydrated: Promise<() => void>): Promise<void> {
  updates.set(root, await hydrated);
}

/** Gives a hydrated island the data that now stands beside it; its state stays. */
export function updateIsland(root: Element): void {
  updates.get(root)?.();
}
