import type { z } from 'zod';
import type { ContentKind } from '#content/text.ts';
import { withoutCode } from '#content/withoutCode.ts';
import { visitContent } from '#section-kit/walkSchema.ts';
import { Interner, sharedPath } from './Interner.ts';
import { type LanguageReading, passages } from './languageFacts.ts';
import { isAddress, isVague } from './vagueLinks.ts';
import type { JsonPath } from '#composer/problems/problemAt.ts';
import { valueAt } from '#composer/page/schemaAt.ts';

/** Something in the props of a section that only makes sense together with the rest of the page or site. */
export interface Fact {
  /**
   * - `heading`: a heading; `value` is its level.
   * - `link`: a target. `media`: an address of a media file. `anchor`: an element id.
   * - `mark`: the key in `[^key]`. `note`: the key of a note.
   * - `word`: the key in `{word:key}`. `placeholder`: another name in braces.
   * - `image`: an image in text. `html`: a tag in text. `term`: words that rules for banks speak of.
   * - `rate`: the key in `{rate:key}`.
   * - `form`: a whole form; `value` is its id.
   * - `vague-link`: words of a link that do not say where it leads; `address-link`: an address in their place.
   * - `language`: the language of a text that is not the expected one.
   */
  readonly kind:
    | 'heading'
    | 'link'
    | 'media'
    | 'anchor'
    | 'mark'
    | 'note'
    | 'word'
    | 'placeholder'
    | 'image'
    | 'html'
    | 'term'
    | 'rate'
    | 'form'
    | 'vague-link'
    | 'address-link'
    | 'language';
  readonly value: string;
  /** Keys and indexes below the section's props. */
  readonly path: JsonPath;
  /** Where in the text at `path` it is written; absent when it is the whole value. */
  readonly index?: number;
  readonly length?: number;
}

/** The facts in a section's props, in the order of its schema. */
export function contentFacts(
  schema: z.core.$ZodType,
  props: unknown,
  languages?: LanguageReading,
): readonly Fact[] {
  const facts: Fact[] = [];
  visitContent(schema, props, (kind, value, path) => {
    if (kind === 'link') linkFacts(facts, value, path);
    if (languages && typeof value === 'string' && isText(kind)) {
      for (const { language, index, length } of passages(value, languages))
        facts.push(newFact('language', language, path, index, length));
    }
    if (kind === 'form-definition') {
      const id: unknown = valueAt(value, ['formId']);
      facts.push(newFact('form', typeof id === 'string' ? id : '', path));
    }
    const whole = wholeFacts[kind];
    if (whole && (typeof value === 'string' || typeof value === 'number')) {
      facts.push(newFact(whole, String(value), path));
    } else if (typeof value === 'string') textFacts(facts, kind, value, path);
  });
  // Without the room to grow that a list has: there are many, and they are kept.
  return facts.length === 0 ? noFacts : facts.slice();
}

const isText = (kind: ContentKind) => kind === 'plain' || kind === 'inline' || kind === 'rich';

/** The words of a link; a longer name for screen readers makes up for short ones. */
function linkFacts(facts: Fact[], value: unknown, path: JsonPath): void {
  const text = valueAt(value, ['text']);
  const label = valueAt(value, ['label']);
  if (typeof text !== 'string' || (typeof label === 'string' && !isVague(label))) return;
  if (isVague(text)) facts.push(newFact('vague-link', text, [...path, 'text']));
  if (isAddress(text)) facts.push(newFact('address-link', text, [...path, 'text']));
}

const noFacts: readonly Fact[] = [];
const values = new Interner<string>();

function newFact(kind: Fact['kind'], value: string, path: JsonPath, index?: number, length?: number): Fact {
  return { kind, value: values.share(value, value), path: sharedPath(path), index, length };
}

const headings = Array.from({ length: 7 }, (_, level): Fact => newFact('heading', String(level), []));

/** A heading that no prop speaks of. */
export const headingFact = (level: number): Fact => headings[level] ?? newFact('heading', String(level), []);

const wholeFacts: Partial<Record<ContentKind, Fact['kind']>> = {
  heading: 'heading',
  href: 'link',
  media: 'media',
  anchor: 'anchor',
  footnote: 'note',
};

/** Most author text has nothing to find; one test tells. */
const worthReading =
  /[[{<#]|\bAPR\b|\bAPY\b|\bfree\b|percentage yield|rendimiento|gratis|收益率|免费|https?:|www\./i;

function textFacts(facts: Fact[], kind: ContentKind, whole: string, path: JsonPath): void {
  if (!worthReading.test(whole)) return;
  const isMarkup = kind === 'inline' || kind === 'rich';
  const text = isMarkup ? withoutCode(whole) : whole;
  if (isMarkup)
    for (const { pattern, fact, group } of inlinePatterns) collect(facts, text, path, pattern, fact, group);
  if (isMarkup || kind === 'plain')
    for (const { pattern, fact, group } of placeholderPatterns)
      collect(facts, text, path, pattern, fact, group);
  if (kind === 'rich') {
    for (const { level, index, length } of richHeadings(text)) {
      facts.push(newFact('heading', String(level), path, index, length));
    }
  }
  if (isMarkup) linkWords(facts, text, path);
  for (const [term, pattern] of terms) {
    for (const match of text.matchAll(pattern)) {
      facts.push(newFact('term', term, path, match.index, match[0].length));
    }
  }
}

/** The words of links in text, and addresses in plain sight, which become links. */
function linkWords(facts: Fact[], text: string, path: JsonPath): void {
  for (const match of text.matchAll(/(?<![!\\])\[(?!\^)([^[\]\n]{1,80})\]\(/g)) {
    const words = (match[1] ?? '').replace(/[*_]/g, '');
    const at = [path, match.index + 1, match[1]?.length ?? 1] as const;
    if (isVague(words)) facts.push(newFact('vague-link', words, ...at));
    if (isAddress(words)) facts.push(newFact('address-link', words, ...at));
  }
  for (const match of text.matchAll(/(?<![\w(/[@.-])(?:https?:\/\/|www\.)[^\s<>)\]]*[^\s<>)\].,;:!?]/g))
    facts.push(newFact('address-link', match[0], path, match.index, match[0].length));
}

/** Headings in rich text. The page has one level 1, so that text starts at level 2. */
export function richHeadings(text: string): readonly { level: number; index: number; length: number }[] {
  return [...text.matchAll(/^ {0,3}(#{1,6})[ \t]+\S/gm)].map((match) => ({
    level: Math.max(2, match[1]?.length ?? 2),
    index: match.index,
    length: match[0].length,
  }));
}

const inlinePatterns: readonly { pattern: RegExp; fact: Fact['kind']; group: number }[] = [
  { pattern: /(?<![\\])!\[[^\]]*\]\([^)]*\)/g, fact: 'image', group: 0 },
  {
    // A limit for the words of a link: many brackets that open none are read on and on without it.
    pattern: /(?<![!\\])\[(?!\^)(?:[^[\]\\]|\\.|\[[^[\]]*\]){0,1000}\]\(\s*<?([^\s)>]*)/g,
    fact: 'link',
    group: 1,
  },
  { pattern: /^ {0,3}\[(?!\^)[^\]]+\]:[ \t]*<?([^\s>]+)/gm, fact: 'link', group: 1 },
  { pattern: /<((?:https?|mailto|tel|javascript|data|vbscript):[^\s<>]*)>/gi, fact: 'link', group: 1 },
  // Addresses in plain sight become links, those that begin with www. too.
  {
    pattern: /(?<![\w(<:/[\]@.-])((?:https?:\/\/|www\.)[^\s<>)\]]*[^\s<>).,;:!?\]])/g,
    fact: 'link',
    group: 1,
  },
  { pattern: /(?<!\\)\[\^([^[\]]*)\]/g, fact: 'mark', group: 1 },
  { pattern: /(?<![\\(])<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>/gi, fact: 'html', group: 0 },
];

/** Names in braces, in texts of every kind. */
const placeholderPatterns: typeof inlinePatterns = [
  { pattern: /(?<!\\)\{rate:([^{}|]*)(?:\|[^{}]*)?\}/g, fact: 'rate', group: 1 },
  { pattern: /(?<!\\)\{word:([^{}|]*)(?:\|[^{}]*)?\}/g, fact: 'word', group: 1 },
  {
    pattern: /(?<!\\)\{(?!word:|rate:|date\}|lang:[a-z]{2,3}\||(?:date|zipcode|firstname)[|}])([^{}]*)\}/g,
    fact: 'placeholder',
    group: 1,
  },
];

/** In the languages of the pages; "free" only where it speaks of an account. */
const terms: readonly (readonly [string, RegExp])[] = [
  ['apr', /\bAPR\b/g],
  ['apy', /\bAPY\b/g],
  [
    'annual percentage yield',
    /annual percentage yield|rendimiento (?:porcentual )?anual|年(?:度|化)?(?:百分比)?收益率/gi,
  ],
  ['free', /\bfree(?= (?:\w+ )?(?:checking|account|savings))|\b(?:cuenta|ahorros) gratis\b|免费.{0,4}账户/gi],
];

function collect(
  facts: Fact[],
  text: string,
  path: JsonPath,
  pattern: RegExp,
  kind: Fact['kind'],
  group: number,
): void {
  for (const match of text.matchAll(pattern)) {
    const value = match[group] ?? '';
    const index = match.index + match[0].lastIndexOf(value);
    facts.push(newFact(kind, value, path, index, Math.max(value.length, 1)));
  }
}
