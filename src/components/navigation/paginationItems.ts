/** One entry of a pagination: a page's number, or a gap. */
export type PaginationItem = number | 'gap';

/** The current page within 1..last. */
export const clampPage = (page: number, last: number): number =>
  Math.min(Math.max(1, Number.isFinite(page) ? Math.trunc(page) : 1), Math.max(1, last));

/** Up to five pages in full; else the first, the last and the neighbours of the current one, with gaps (PAGI-01). */
export function paginationItems(current: number, last: number): PaginationItem[] {
  if (last <= 5) return Array.from({ length: Math.max(1, last) }, (_none, index) => index + 1);
  const page = clampPage(current, last);
  const shown = [...new Set([1, page - 1, page, page + 1, last])].filter(
    (number) => number >= 1 && number <= last,
  );
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0;
    // A gap of one page is that page.
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? (['gap', number] as PaginationItem[]) : [number];
  });
}
