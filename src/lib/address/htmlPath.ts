/**
 * A target on the site with `.html` at the end of its path, where that names no file and no folder: it never comes to
 * stand in the query or the hash (WIDG-17).
 *
 * @param target as `allowedRedirect` returns it: a path, or a full address.
 */
export function htmlPath(target: string): string {
  const end = target.search(/[?#]/);
  const path = end < 0 ? target : target.slice(0, end);
  const rest = target.slice(path.length);
  const file = path.slice(path.lastIndexOf('/') + 1);
  const isWhole = file === '' || file.includes('.') || /^https?:\/\/[^/]*$/.test(path);
  return `${path}${isWhole ? '' : '.html'}${rest}`;
}
