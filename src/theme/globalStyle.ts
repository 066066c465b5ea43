/** Beginning of the names of styles for the whole page (MUI's `GlobalStyles`), which no class has. */
export const globalStyleName = 'global-';

/** Whether rules of a section are for the whole page, so that they come before those of classes. */
export const isGlobal = (name: string): boolean => name.includes(globalStyleName);

/**
 * Returns the rules of an island's global style in a form that the browser finds again by the style's name: the
 * condition always holds.
 */
export const markedGlobal = (name: string, rules: string) => `@supports (--${name}:0){${rules}}`;

/** Returns the rule that `markedGlobal` has made, in the style sheet of a page. */
export const findGlobal = (sheet: CSSStyleSheet, name: string): CSSSupportsRule | undefined =>
  [...sheet.cssRules]
    .filter((rule) => rule instanceof CSSSupportsRule)
    .find(({ conditionText }) => conditionText.includes(`--${name}:`));
