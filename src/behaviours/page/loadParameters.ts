/**
 * Follows the parameters of the page's address: `pdfPath` (see `openPdf`), and those that are kept for the visit (see
 * `sessionValues`). Most addresses have none, and don't load the code.
 */
export async function loadParameters(page: Document): Promise<void> {
  if (page.location.search === '') return;
  try {
    const { followParameters } = await import('./followParameters.ts');
    followParameters(page);
  } catch (error) {
    console.info('The parameters of this address are not followed.', error);
  }
}
