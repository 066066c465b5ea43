/** Whether a page reports a failed form submission: its file name contains `.error` (PAGE-03). */
export const isErrorPage = (path: string): boolean => (path.split('/').at(-1) ?? '').includes('.error');

/** Returns the page with this path, with or without its `.html`; `undefined` if there is none. */
export const pageNamed = (path: string, isPage: (path: string) => boolean): string | undefined =>
  [path, `${path}.html`].find(isPage);

/** Returns the page that a path leads to: `/cd-rates` is `/cd-rates.html`; `/es` and `/es/index.html` are `/es/`. */
export function pageAt(path: string, isPage: (path: string) => boolean): string | undefined {
  const folder = path.replace(/(?:\/(?:index(?:\.html)?)?)?$/, '/');
  return pageNamed(path, isPage) ?? (isPage(folder) ? folder : undefined);
}
