import { pdfOf } from '#lib/address/pdfPath.ts';

/**
 * Opens the PDF named by the query parameter `pdfPath` in a new window (PAGE-12). If the browser blocks the pop-up,
 * adds a link to the PDF at the top of the page instead.
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
  // The link text is the file name, which needs no translation.
  link.textContent = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
  page.getElementById('main')?.prepend(link);
}
