/** Input attributes for values that are not prose: turn off spell checking and auto-capitalization. */
export const exact = { spellCheck: false, autoCapitalize: 'none' } as const;
