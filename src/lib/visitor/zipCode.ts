/** Whether a text is a zip code that rates may be asked for: five digits (RATE-14). */
export const isZipCode = (text: string | undefined): text is string =>
  text !== undefined && /^\d{5}$/.test(text);

/** Tells every section of the page that the zip code changed: an event of the document. */
export const zipCodeChanged = 'portico:zipcode';

/**
 * Fields of the address that the zip code form leads back to without JavaScript: `zip=known`, or `zipError` with the id
 * of the section whose form had none.
 */
export const zipCodeFields = ['zip', 'zipError'] as const;
