import { cleanCode } from '#lib/values/cleanText.ts';

/** Whether a text is a valid zip code for rate requests: five digits (RATE-14). */
export const isZipCode = (text: string | undefined): text is string =>
  text !== undefined && /^\d{5}$/.test(text);

/** Returns the five digits of an entered zip code, which may have the ZIP+4 extension that browsers autofill. */
export const readZipCode = (text: string | undefined): string | undefined =>
  /^(\d{5})(?:[ -]\d{4})?$/.exec(cleanCode(text ?? ''))?.[1];

/** Event of the document: the zip code has changed. */
export const zipCodeChanged = 'portico:zipcode';

/**
 * Query parameters of the page that the zip code form returns to without JavaScript: `zip=known`, or `zipError` with
 * the id of the section whose form had an invalid zip code.
 */
export const zipCodeFields = ['zip', 'zipError'] as const;
