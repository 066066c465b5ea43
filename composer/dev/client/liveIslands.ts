const updates = new WeakMap<Element, () => void>();

/** Stores the function that renders an island again. */
export async function liveIsland(root: HTMLElement, hydrated: Promise<() => void>): Promise<void> {
  updates.set(root, await hydrated);
}

/** Renders a hydrated island with the data that is now beside it, and keeps its state. */
export function updateIsland(root: Element): void {
  updates.get(root)?.();
}
