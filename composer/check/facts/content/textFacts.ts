import {
  type LinkNode,
  type MarkupNode,
  type TextKind,
  type TextNode,
  visitMarkup,
} from '#content/MarkupNode.ts';
import { readMarkup } from '#content/readMarkup.ts';
import { mostCharacters } from '#content/fields.ts';
import type { JsonPath } from '#composer/problems/problemAt.ts';
import { type Fact, newFact } from '#composer/check/facts/Fact.ts';
import type { LanguageReading } from '#composer/check/facts/TextLanguage.ts';
import { scriptScheme } from './typed/spanMarks.ts';
import { mayHaveTypedMarks, typedMarks } from './typed/typedMarks.ts';
import { passages, shortestPassage } from './languageFacts.ts';
import { mayHavePhones, phoneFacts, phoneLink } from './phoneFacts.ts';
import { mayHaveRates, rateFacts } from './rateFacts.ts';
import { shownText } from './shownText.ts';

/** Cheap tests: most author text contains no facts, so it need not be parsed. */
const mayHaveFacts = /[[{<#]|https?:|www\./i;
const mayHaveTerms = /\bAPR\b|\bAPY\b|\bfree\b|percentage yield|rendimiento|gratis|收益率|免费/i;
/** A line with `# `, or an underline of a heading (`===` or `---`). */
const mayHaveHeadings = /#(?=\s|$)|^[ \t>]*[=-]+[ \t\r]*$/m;

/** The latest texts that were read, because the headings of a section are read right after its facts. */
const recent = new Map<string, readonly MarkupNode[]>();
const mostRecent = 64;

function readRich(text: string): readonly MarkupNode[] {
  const nodes = recent.get(text) ?? readMarkup(text, 'rich');
  if (recent.size >= mostRecent) recent.clear();
  recent.set(text, nodes);
  return nodes;
}

/** Returns the facts in an author's text. */
export function textFacts(
  text: string,
  kind: TextKind,
  path: JsonPath,
  languages?: LanguageReading,
): readonly Fact[] {
  // Its length is a problem of its own, and reading hostile marks takes time that grows with its square.
  if (text.length > mostCharacters[kind === 'rich' ? 'block' : 'line']) return [];
  const hasFacts = mayHaveFacts.test(text) || (kind === 'rich' && mayHaveHeadings.test(text));
  const hasTerms = mayHaveTerms.test(text);
  const mayBeTyped = mayHaveTypedMarks.test(text);
  const isJudged = languages !== undefined && text.length >= shortestPassage;
  const hasRates = mayHaveRates.test(text);
  const hasPhones = mayHavePhones.test(text);
  if (!hasFacts && !hasTerms && !hasRates && !hasPhones && !mayBeTyped && !isJudged) return [];
  const nodes = kind === 'rich' ? readRich(text) : readMarkup(text, kind);
  const facts = hasFacts ? nodeFacts(nodes, { text, path }) : [];
  if (hasTerms) facts.push(...termFacts(nodes, path));
  if (hasRates) facts.push(...rateFacts(nodes, path));
  if (hasPhones) facts.push(...phoneFacts(nodes, path));
  if (mayBeTyped) facts.push(...typedFacts(text, kind, nodes, path));
  if (isJudged)
    facts.push(
      ...passages(nodes, languages).map((place) => newFact('language', place.language, path, place)),
    );
  return facts;
}

/** Returns the facts in a text with placeholders of its own: rates and phone numbers. */
export function messageFacts(text: string, path: JsonPath): readonly Fact[] {
  const hasRates = mayHaveRates.test(text);
  const hasPhones = mayHavePhones.test(text);
  if (text.length > mostCharacters.line || !(hasRates || hasPhones)) return [];
  const nodes = readMarkup(text, 'plain');
  return [...(hasRates ? rateFacts(nodes, path) : []), ...(hasPhones ? phoneFacts(nodes, path) : [])];
}

function typedFacts(text: string, kind: TextKind, nodes: readonly MarkupNode[], path: JsonPath): Fact[] {
  const { marks, brackets } = typedMarks(text, kind, nodes);
  return [
    ...marks.map((mark) => {
      const typed = text.slice(mark.index, mark.index + mark.length);
      return { ...newFact('typed', typed, path, mark), typed: mark };
    }),
    ...brackets.map(({ key, ...place }) => newFact('bracket', key, path, place)),
  ];
}

/** Returns the levels of the headings in rich text, in document order. */
export function headingLevels(text: string): readonly number[] {
  const levels: number[] = [];
  if (mayHaveHeadings.test(text))
    visitMarkup(readRich(text), (node) => {
      if (node.type === 'heading') levels.push(node.level);
    });
  return levels;
}

/** A text and its path in the props. */
interface Source {
  readonly text: string;
  readonly path: JsonPath;
}

function nodeFacts(nodes: readonly MarkupNode[], source: Source): Fact[] {
  const facts: Fact[] = [];
  visitMarkup(nodes, (node) => {
    facts.push(...factsOf(node, source));
  });
  return facts;
}

const placeholderFacts = {
  word: 'word',
  rate: 'rate',
  'rate-date': 'rate-date',
  unknown: 'placeholder',
  visitor: 'visitor',
  passage: undefined,
} as const;

function factsOf(node: MarkupNode, source: Source): readonly Fact[] {
  const { text, path } = source;
  switch (node.type) {
    case 'link':
      return linkFacts(node, source);
    case 'definition':
      return [newFact('link', node.href, path, node.target)];
    case 'image':
      return [newFact('image', text.slice(node.index, node.index + node.length), path, node)];
    case 'footnote':
      return [newFact('mark', node.key, path, node.target)];
    case 'placeholder': {
      const fact = placeholderFacts[node.kind];
      return fact ? [newFact(fact, node.key, path, node.target)] : [];
    }
    case 'heading':
      return [newFact('heading', String(node.level), path, node)];
    case 'html':
      return [newFact('html', node.text, path, node)];
    case 'htmlBlock': {
      const [tag] = node.text.split(/(?<=>)|\n/, 1);
      return [newFact('html', tag ?? '', path, { index: node.index, length: tag?.length ?? 1 })];
    }
    case 'text':
      return scriptLinks(node, path);
    default:
      return [];
  }
}

const wordMark = (node: MarkupNode) =>
  node.type === 'placeholder' && node.kind === 'word' ? `{word:${node.key}}` : undefined;

function linkFacts(node: LinkNode, { text, path }: Source): Fact[] {
  const { href, target, isAddress: isBare, children } = node;
  const written = target && text.slice(target.index, target.index + target.length);
  // The parser turns `www.` addresses into `http:` links; the author is shown the address as written.
  const value = isBare && written !== undefined && href.startsWith('http:') ? written : href;
  const shown = shownText(children);
  const place = shown.placeOf(0, shown.text.length);
  const called = phoneLink(href, () => shownText(children, wordMark).text);
  return [
    ...(target ? [newFact('link', value, path, target)] : []),
    ...(target && called !== undefined ? [newFact('phone-link', called, path, target)] : []),
    ...(isVague(shown.text) ? [newFact('vague-link', shown.text, path, place)] : []),
    ...(isAddress(shown.text) ? [newFact('address-link', shown.text, path, place)] : []),
    ...(!isBare && isSilentPdf(shown.text, href) ? [newFact('document-link', shown.text, path, place)] : []),
  ];
}

/** Finds links that would run a script if the parser took them for links. Browsers ignore white space in addresses. */
function scriptLinks(node: TextNode, path: JsonPath): Fact[] {
  if (!node.text.includes('[')) return [];
  const { text, placeOf } = shownText([node]);
  return scriptPatterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: whole, 1: value = '', index }) =>
      newFact('link', value, path, placeOf(index + whole.length - value.length, value.length)),
    ),
  );
}

const scriptPatterns = [
  // The length limit prevents quadratic backtracking on many unclosed brackets.
  new RegExp(String.raw`(?<!!)\[[^[\]]{0,1000}\]\(\s*<?(${scriptScheme}[^\s)>]*)`, 'gi'),
  new RegExp(String.raw`^ {0,3}\[[^\]]+\]:[ \t]*<?(${scriptScheme}[^\s>]*)`, 'gim'),
];

/** Regulated terms in the languages of the pages. "Free" only counts where it describes an account. */
const terms: readonly (readonly [string, RegExp])[] = [
  ['apr', /\bAPR\b/g],
  ['apy', /\bAPY\b/g],
  [
    'annual percentage yield',
    /annual percentage yield|rendimiento (?:porcentual )?anual|年(?:度|化)?(?:百分比)?收益率/gi,
  ],
  ['free', /\bfree(?= (?:\w+ )?(?:checking|account|savings))|\b(?:cuenta|ahorros) gratis\b|免费.{0,4}账户/gi],
];

/** Returns the regulated terms in the text that visitors read. */
function termFacts(nodes: readonly MarkupNode[], path: JsonPath): Fact[] {
  const { text, placeOf } = shownText(nodes);
  return terms.flatMap(([term, pattern]) =>
    [...text.matchAll(pattern)].map(({ 0: { length }, index }) =>
      newFact('term', term, path, placeOf(index, length)),
    ),
  );
}

/** Link texts that are meaningless without context: a page could have ten of each, all with different targets. */
const vague = new Set(
  `here|click|click here|tap here|press here|see here|go|go here|more|read more|learn more|see more|find out more
|view more|show more|more info|more information|read on|details|see details|view details|link|this link|this page|this
|aquí|clic aquí|haga clic aquí|haz clic aquí|pulse aquí|ver aquí|más|leer más|lea más|ver más|saber más|conozca más|más info
|más información|obtenga más información|ver detalles|detalles|enlace|este enlace|esta página|siga leyendo
|这里|此处|点击|点击这里|点击此处|请点击这里|单击此处|点此|点这里|更多|阅读更多|了解更多|查看更多|更多信息|详情|查看详情|了解详情|阅读全文|链接|此链接|本页`
    .replaceAll('\n', '')
    .split('|'),
);

const bare = (text: string) =>
  text
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Whether link text does not say where the link leads, in any language of the pages. */
export const isVague = (text: string): boolean => vague.has(bare(text));

/** Whether a link leads to a PDF and its text does not say so. */
export const isSilentPdf = (text: string, href: string): boolean =>
  /\.pdf(?:[?#]|$)/i.test(href) && text !== '' && !/PDF/i.test(text);

/** Whether link text is a bare address. */
export const isAddress = (text: string): boolean => /^(?:https?:\/\/|www\.)\S+$/i.test(text.trim());
