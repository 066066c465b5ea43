/** Returns the pages that `npm test` does not open, because others show the same sections. */
export const leftOut = (pages: readonly string[], opened: readonly string[]) =>
  pages.filter((path) => !opened.includes(path));
