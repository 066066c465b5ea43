/** Returns the file of a page path inside a site folder: `/` is `index.html`, `/es/` is `es/index.html`. */
export function pageFile(path: string): string {
  const relative = path.replace(/^\//, '');
  return relative === '' || relative.endsWith('/') ? `${relative}index.html` : relative;
}
