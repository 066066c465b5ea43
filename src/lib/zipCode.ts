/** Whether a text is a zip code that rates may be asked for: five digits (RATE-14). */
export const isZipCode = (text: string | undefined): text is string =>
  text !== undefined && /^\d{5}$/.test(text);
