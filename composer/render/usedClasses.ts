import { emotionKey } from '#theme/emotionKey.ts';

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

/** Utility classes that elements have. */
export function wornUtilities(html: string): ReadonlySet<string> {
  const worn = new Set<string>();
  for (const [, classes = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of classes.split(' ')) if (utility.test(name)) worn.add(name);
  return worn;
}

/**
 * HTML without the classes that no rule names: Emotion's of parts without a style, and MUI's
 * utility classes. Classes of any other origin stay. React does not look at the classes of what it hydrates, and sets
 * all of an element's when one changes.
 *
 * @param css rules of the HTML by the name of their Emotion class.
 * @param shared rules that every page has.
 */
export function withUsedClasses(html: string, css: ReadonlyMap<string, string>, shared: string): string {
  const named = new Set([shared, ...css.values()].flatMap(utilitiesOf));
  const isUsed = (name: string) => {
    if (name.startsWith(`${emotionKey}-`)) return css.has(name.slice(emotionKey.length + 1));
    return !utility.test(name) || named.has(name);
  };
  const lists = new Map<string, string>();
  return html.replace(/ class="([^"]*)"/g, (_whole, classes: string) => {
    const known = lists.get(classes);
    if (known !== undefined) return known;
    const used = classes.split(' ').filter(isUsed);
    const kept = used.length === 0 ? '' : ` class="${used.join(' ')}"`;
    lists.set(classes, kept);
    return kept;
  });
}
