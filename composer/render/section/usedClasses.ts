import { emotionKey } from '#theme/emotionKey.ts';
import type { HtmlPart } from './readHtml.ts';

/** Classes that MUI gives every part, so that style sheets can name it, and those of its states. */
const utility = /^(?:Mui|Portico)/;
const utilityInRules = /\.((?:Mui|Portico)[\w-]+)/g;

const namedIn = new Map<string, readonly string[]>();

/** Utility classes that rules name, by the rules. */
export function utilitiesOf(rules: string): readonly string[] {
  const known = namedIn.get(rules) ?? [...rules.matchAll(utilityInRules)].map(([, name = '']) => name);
  namedIn.set(rules, known);
  return known;
}

/** The different values of `class`. */
export const classLists = (parts: readonly HtmlPart[]): ReadonlySet<string> =>
  new Set(parts.flatMap((part) => (typeof part === 'object' && part.type === 'classes' ? [part.list] : [])));

/** Utility classes that elements have. */
export const wornUtilities = (parts: readonly HtmlPart[]): ReadonlySet<string> =>
  new Set([...classLists(parts)].flatMap((list) => list.split(' ').filter((name) => utility.test(name))));

/**
 * HTML without the classes that no rule names: Emotion's of parts without a style, and MUI's
 * utility classes. Classes of any other origin stay. React does not look at the classes of what it hydrates, and sets
 * all of an element's when one changes.
 *
 * @param css rules of the HTML by the name of their Emotion class.
 * @param shared rules that every page has.
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
