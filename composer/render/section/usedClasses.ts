import { emotionKey } from '#theme/emotionKey.ts';
import type { HtmlPart } from './readHtml.ts';

/** Utility classes that MUI and Portico give to components and their states, as hooks for style sheets. */
const utility = /^(?:Mui|Portico)/;
const utilityInRules = /\.((?:Mui|Portico)[\w-]+)/g;

const namedIn = new Map<string, readonly string[]>();

/** Returns the utility classes in rules. Memoized by rules. */
export function utilitiesOf(rules: string): readonly string[] {
  const known = namedIn.get(rules) ?? [...rules.matchAll(utilityInRules)].map(([, name = '']) => name);
  namedIn.set(rules, known);
  return known;
}

/** Returns the distinct values of `class`. */
export const classLists = (parts: readonly HtmlPart[]): ReadonlySet<string> =>
  new Set(parts.flatMap((part) => (typeof part === 'object' && part.type === 'classes' ? [part.list] : [])));

/** Returns the utility classes of elements. */
export const wornUtilities = (parts: readonly HtmlPart[]): ReadonlySet<string> =>
  new Set([...classLists(parts)].flatMap((list) => list.split(' ').filter((name) => utility.test(name))));

/**
 * Removes classes that no rule uses: Emotion classes without a style, and MUI's utility classes. Other classes stay.
 * Hydration ignores differences in classes; React later sets all of an element's classes when one changes.
 *
 * @param css Rules of the HTML by the name of their Emotion class.
 * @param shared Rules that every page has.
 */
export function withUsedClasses(
  parts: readonly HtmlPart[],
  css: ReadonlyMap<string, string>,
  shared: string,
): readonly HtmlPart[] {
  const named = new Set([shared, ...css.values()].flatMap(utilitiesOf));
  const isUsed = (name: string) => {
    if (name.startsWith(`${emotionKey}-`)) return css.has(name.slice(emotionKey.length + 1));
    return !utility.test(name) || named.has(name);
  };
  const kept = new Map<string, readonly HtmlPart[]>();
  for (const list of classLists(parts)) {
    const used = list.split(' ').filter(isUsed);
    kept.set(list, used.length === 0 ? [] : [{ type: 'classes', list: used.join(' ') }]);
  }
  return parts.flatMap((part) =>
    typeof part === 'object' && part.type === 'classes' ? (kept.get(part.list) ?? []) : [part],
  );
}
