import { type Locale, localeOfPath } from '#lib/format/locale.ts';
import type { Brand, BrandNames } from '#composer/page/Brand.ts';

const namesInOrder = ({ legalName, name, shortName }: BrandNames) => [legalName, name, shortName];
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

type Renamed = WeakMap<object, unknown>;
/** Caches what was already renamed, by the replacements, so that parts which pages share stay the same objects. */
const renamedByWords = new Map<string, Renamed>();

/** Returns the words that a brand replaces in texts of a language, with its own. Longer ones come first. */
function replacements({ names, terms, replaces }: Brand, locale: Locale): ReadonlyMap<string, string> {
  if (!replaces) return new Map();
  const from = replaces.names ? namesInOrder(replaces.names) : [];
  const to = names ? namesInOrder(names) : from;
  const own = Object.entries(terms[locale] ?? {}).toSorted(([one], [other]) => other.length - one.length);
  return new Map([...from.map((name, index) => [name, to[index] ?? name] as const), ...own]);
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether a word at this offset starts a text, a line, a cell of a table, or a sentence. */
function isStart(text: string, offset: number): boolean {
  const before = text.slice(0, offset).trimEnd();
  return (
    before === '' ||
    '.!?:|#'.includes(before.at(-1) ?? '') ||
    text.slice(before.length, offset).includes('\n')
  );
}

/**
 * Returns a function that replaces words in a text. A word that starts a sentence with a capital letter keeps one.
 * Chinese puts no spaces between words, so that its characters bound no word.
 */
function inText(words: ReadonlyMap<string, string>) {
  const letter = String.raw`[[\p{L}\p{N}]--\p{Script=Han}]`;
  const pattern = new RegExp(
    `(?<!${letter})(?:${[...words.keys()].map(escaped).join('|')})(?!${letter})`,
    'gv',
  );
  return (text: string) =>
    text.replace(pattern, (word, offset: number) => {
      const own = words.get(word) ?? word;
      const startsSentence = isStart(text, offset);
      return startsSentence && /^\p{Lu}/u.test(word) ? capital(own) : own;
    });
}

/**
 * Replaces the names of the site's own brand, and the terms of the brand in use, in every text of a definition, of words
 * or of `site.json`. Returns the same value if there is nothing to replace.
 *
 * @param locale The language of the texts, which decides the terms.
 */
export function renamed<Value>(value: Value, brand: Brand, locale: Locale = 'en'): Value {
  const words = replacements(brand, locale);
  if (words.size === 0) return value;
  const key = JSON.stringify([...words]);
  const cache: Renamed = renamedByWords.get(key) ?? new WeakMap();
  renamedByWords.set(key, cache);
  const replaced = inText(words);
  const inside = (part: unknown): unknown => {
    if (typeof part === 'string') return replaced(part);
    if (typeof part !== 'object' || part === null) return part;
    const made =
      cache.get(part) ??
      (Array.isArray(part)
        ? part.map(inside)
        : Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, inside(inner)])));
    cache.set(part, made);
    return made;
  };
  // The result has the same type, because only strings change.
  return inside(value) as Value;
}

/** Does the same with parts of a site by name: each is in the language of its folder, or of its name. */
export const renamedByName = <Parts extends Readonly<Record<string, unknown>>>(
  parts: Parts,
  brand: Brand,
): Parts =>
  // Each part keeps its type.
  Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, renamed(part, brand, localeOfPath(`/${name}/`))]),
  ) as Parts;

/** Whether a file is an SVG of the site, whose colors a brand replaces. */
const isDrawing = (file: string) => file.startsWith('media/') && file.endsWith('.svg');

/** Characters of a name as they are in the text of an SVG. */
const inSvg = (name: string) =>
  name.replace(/[^ -~]|[&<>"]/gu, (character) => `&#${character.codePointAt(0) ?? 0};`);

/**
 * Returns a media file in the look of the brand in use: each color of the own brand's illustrations becomes the color of
 * the same name, and its names and its mark become those of the brand. Pictures in the brand's own folder stay
 * unchanged.
 *
 * @param file Path relative to the site's folder.
 */
export function recolored(file: string, content: Buffer, brand: Brand): Buffer {
  const { illustration, mark, names, replaces } = brand;
  if (!replaces || !isDrawing(file)) return content;
  const colors = new Map<string, string>();
  for (const [name, color] of Object.entries(replaces.illustration))
    if (Object.hasOwn(illustration, name)) colors.set(color, illustration[name] ?? color);
  // Latin-1 maps each byte to one character and back, so that no encoding loses anything.
  let drawing = content
    .toString('latin1')
    .replace(/#[0-9a-f]{6}\b/gi, (hex) => colors.get(hex.toLowerCase()) ?? hex);
  if (replaces.mark !== undefined && mark !== undefined) drawing = drawing.replaceAll(replaces.mark, mark);
  if (replaces.names && names) {
    const to = namesInOrder(names);
    for (const [index, name] of namesInOrder(replaces.names).entries())
      drawing = drawing.replaceAll(inSvg(name), () => inSvg(to[index] ?? name));
  }
  return Buffer.from(drawing, 'latin1');
}
