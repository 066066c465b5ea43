/** Endings of pages, documents and pictures. Other dots are part of a page's name, as in `topic-saving.start`. */
const fileEnding =
  /\.(?:html?|aspx?|jsp|php|do|pdf|docx?|xlsx?|csv|txt|json|xml|zip|svg|png|jpe?g|gif|webp|avif)$/i;

/**
 * Appends `.html` to the path of a target on the site, unless the path has a file ending or ends with a slash. The
 * query and the hash stay as they are (WIDG-17).
 *
 * @param target as returned by `allowedRedirect`: a path or a full URL.
 */
export function htmlPath(target: string): string {
  const end = target.search(/[?#]/);
  const path = end < 0 ? target : target.slice(0, end);
  const rest = target.slice(path.length);
  const file = path.slice(path.lastIndexOf('/') + 1);
  const isWhole = file === '' || fileEnding.test(file) || /^https?:\/\/[^/]*$/.test(path);
  return `${path}${isWhole ? '' : '.html'}${rest}`;
}
