/** An item of a pagination: a page number or a gap. */
export type PaginationItem = number | 'gap';

/** Clamps a page number to 1..last. */
export const clampPage = (page: number, last: number): number =>
  Math.min(Math.max(1, Number.isFinite(page) ? Math.trunc(page) : 1), Math.max(1, last));

/**
 * Returns all of up to five pages; otherwise the first, the last, the current one and its neighbors, with gaps
 * (PAGI-01).
 */
export function paginationItems(current: number, last: number): PaginationItem[] {
  if (last <= 5) return Array.from({ length: Math.max(1, last) }, (_none, index) => index + 1);
  const page = clampPage(current, last);
  const shown = [...new Set([1, page - 1, page, page + 1, last])].filter(
    (number) => number >= 1 && number <= last,
  );
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0;
    // Instead of a gap for a single page, show that page.
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? (['gap', number] as PaginationItem[]) : [number];
  });
}
