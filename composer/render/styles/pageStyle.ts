import type { Locale } from '#lib/format/locale.ts';
import { baseCss, chineseCss } from '#theme/baseCss.ts';
import { isGlobal } from '#theme/globalStyle.ts';
import type { BrandTheme } from './BrandTheme.ts';
import { minifyRules } from './minifyRules.ts';
import { type ShortNames, shortVariables } from './shortNames.ts';

/** The styles that a page's sections use. */
export interface UsedStyles {
  /** Rules by the name of their Emotion class. */
  readonly css: ReadonlyMap<string, string>;
  /** Names of the styles that islands use. In the browser, Emotion must know that they already exist. */
  readonly islandCss: ReadonlySet<string>;
  /** Utility classes of elements outside islands. */
  readonly utilities: ReadonlySet<string>;
}

/**
 * Returns the text of a page's style sheet.
 *
 * @param names Short names for what is never hydrated. `undefined` in development, where names are not shortened.
 */
export function pageStyle(
  { css, islandCss, utilities }: UsedStyles,
  { theme, pruner, pageStyles }: BrandTheme,
  fontFaces: string,
  locale: Locale,
  names: ShortNames | undefined,
): string {
  const parts = [names !== undefined, locale === 'zh', ...css.keys(), '', ...islandCss, '', ...utilities];
  const key = [...parts, fontFaces].join(' ');
  const known = pageStyles.get(key);
  if (known !== undefined) return known;
  const base = `${baseCss(theme)}${locale === 'zh' ? chineseCss(theme) : ''}`;
  const isWorn = (utility: string) => utilities.has(utility);
  const minify = ([name, rules]: readonly [string, string]) =>
    islandCss.has(name) ? minifyRules(rules) : minifyRules(rules, isWorn);
  const styles = [...css].toSorted(([one], [other]) => Number(isGlobal(other)) - Number(isGlobal(one)));
  const all = names
    ? [minifyRules(base), ...styles.map(minify)].map((rules) => names.inCss(rules))
    : [base, ...styles.map(([, rules]) => rules)];
  const own = pruner.withoutFallbacks(all.join(''));
  const rules = fontFaces + own;
  const whole = pruner.prune(rules) + rules;
  const style = names ? shortVariables(whole) : whole;
  if (pageStyles.size > 200) pageStyles.clear();
  pageStyles.set(key, style);
  return style;
}

/** Returns the names of the styles that the sheet contains unshortened. */
export const longNames = ({ css, islandCss }: UsedStyles, isShortened: boolean): readonly string[] =>
  [...css.keys()].filter((name) => !isShortened || islandCss.has(name));
