/** Letters and digits, at least four (WIDG-05). */
export const isSegmentCode = (code: string): boolean => /^[a-z\d]{4,}$/i.test(code);

/** As long as codes may be; a cookie of any length would be sent with every request. */
export const longestCode = 32;
