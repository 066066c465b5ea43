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
