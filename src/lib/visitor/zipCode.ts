/** Whether a text is a valid zip code for rate requests: five digits (RATE-14). */
export const isZipCode = (text: string | undefined): text is string =>
  text !== undefined && /^\d{5}$/.test(text);

/** Event of the document: the zip code has changed. */
export const zipCodeChanged = 'portico:zipcode';

/**
 * Query parameters of the page that the zip code form returns to without JavaScript: `zip=known`, or `zipError` with
 * the id of the section whose form had an invalid zip code.
 */
export const zipCodeFields = ['zip', 'zipError'] as const;
