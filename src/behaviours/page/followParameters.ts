import { openPdf } from './openPdf.ts';
import { sessionValues } from './sessionValues.ts';

/** Follows what the parameters of the page's address ask for. */
export function followParameters(page: Document): void {
  openPdf(page);
  void sessionValues(page);
}
