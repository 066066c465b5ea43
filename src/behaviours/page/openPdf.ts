import { pdfOf } from '#lib/address/pdfPath.ts';

/**
 * Opens the PDF that `pdfPath` of the address names in a new window (PAGE-12). Where the browser allows no new window
 * without a click, a link to it stands at the top of the page.
 */
export function openPdf(page: Document): void {
  const path = pdfOf(page.location.search, page.location.origin);
  if (path === undefined) return;
  const opened = page.defaultView?.open(path, '_blank');
  if (opened) {
    opened.opener = null;
    return;
  }
  const link = page.createElement('a');
  link.href = path;
  link.target = '_blank';
  link.rel = 'noopener';
  // A file's name is a word in no language.
  link.textContent = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
  page.getElementById('main')?.prepend(link);
}
