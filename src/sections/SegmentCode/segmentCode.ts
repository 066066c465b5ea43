/** Whether a code is valid: at least four letters and digits (WIDG-05). */
export const isSegmentCode = (code: string): boolean => /^[a-z\d]{4,}$/i.test(code);

/** Maximum length of a code. The cookie is sent with every request, so it must be short. */
export const longestCode = 32;
