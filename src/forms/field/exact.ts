/** Traits of an input that takes no prose: browsers must not correct what is typed. */
export const exact = { spellCheck: false, autoCapitalize: 'none' } as const;
