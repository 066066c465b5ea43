/**
 * Whether a code is valid: 4 to 32 letters and digits (WIDG-05). The cookie is sent with every request, so it must be
 * short; a longer text is refused, because its beginning would be another code.
 */
export const isSegmentCode = (code: string): boolean => /^[a-z\d]{4,32}$/i.test(code);
