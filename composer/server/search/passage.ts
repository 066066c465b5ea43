import type { Locale } from '#lib/format/locale.ts';
import { searchLanguages } from '#composer/search/languages/searchLanguages.ts';
import type { StoredPage } from '#composer/search/searchTables.ts';
import { contentStems } from '#composer/search/stems.ts';
import { mostLookedThrough } from './excerpt.ts';
import type { Question } from './readQuestion.ts';
import { isAbbreviated, isSentence } from './sentences.ts';

/** Approximate maximum length of a passage in characters. */
const longest = 320;
/** A sentence about a smaller share of the query than this does not answer it. */
const leastCoverage = 0.6;
/** How much the words of the title before a sentence count, compared with its own. */
const labelWeight = 0.6;

/** A sentence of a page. */
interface Sentence {
  readonly text: string;
  /** The title or label before it, which says what it is about. */
  readonly label: string;
  /** Whether the next sentence of the list follows it directly. */
  readonly isFollowed: boolean;
}

const isQuestion = (text: string) => /[?？]$/u.test(text);
/** Splits a statement into sentences. */
function split(statement: string, locale: Locale): string[] {
  const pieces: string[] = [];
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(statement)) {
    const last = pieces.at(-1);
    if (last !== undefined && isAbbreviated(last)) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
}

/** A rate, which the index has as it was when the page was published, and without the conditions that it must have. */
const hasRate = (text: string) => /\d\s?[%％]/u.test(text);

/** Whether a text says something: the number of a list, which ends with a period, does not. */
const hasWords = (text: string) => /\p{L}/u.test(text);

const isQuotable = (text: string) => isSentence(text) && hasWords(text) && !hasRate(text);

/**
 * Returns the whole sentences of an indexed text, except those with a rate. What has no final punctuation is a title or a
 * button.
 */
function sentencesOf(body: string, locale: Locale): Sentence[] {
  const pieces = body
    .slice(0, mostLookedThrough)
    .split(' · ')
    .flatMap((statement) => split(statement, locale));
  let label = '';
  return pieces.flatMap((text, at): Sentence[] => {
    if (isQuotable(text)) return [{ text, label, isFollowed: isQuotable(pieces[at + 1] ?? '') }];
    if (!isSentence(text)) label = text;
    return [];
  });
}

/** What was asked: terms, and the number of words that no page contains. */
type Asked = Pick<Question, 'terms' | 'unknown'>;

/** Returns the share of a query's terms that a text contains. */
function coverageOf(text: string, { terms, unknown }: Asked, locale: Locale): number {
  const language = searchLanguages[locale];
  const { parts, words } = language;
  const stems = new Set(contentStems(text, language));
  if (parts) for (const { word } of words(text)) for (const part of parts(word)) stems.add(part);
  const found = terms.filter((term) => term.some((wording) => wording.every((stem) => stems.has(stem))));
  return found.length / (terms.length + unknown);
}

/** Returns a sentence with those that follow, as far as they fit. A question is left out before its answer. */
function from(sentences: readonly Sentence[], at: number, locale: Locale): string {
  const first = sentences[at];
  if (!first) return '';
  const isAsked = isQuestion(first.text);
  if (isAsked && !first.isFollowed) return '';
  let text = isAsked ? '' : first.text;
  for (let next = at; sentences[next]?.isFollowed; next += 1) {
    const following = sentences[next + 1]?.text ?? '';
    if (isQuestion(following) || (text !== '' && text.length + following.length > longest)) break;
    text += (text === '' || locale === 'zh' ? '' : ' ') + following;
  }
  return text;
}

/** Whether a query names something: a number of one or two digits, as in a sum, is on any page. */
const namesSomething = ({ terms }: Asked) => terms.flat(2).some((stem) => /\p{L}|\d{3}/u.test(stem));

/**
 * Whether the sentences of a page may answer a query. An article tells of others too, so one of its sentences only
 * answers what the whole article is about: in one about stolen checks, "Most waive a late fee" says nothing of the bank.
 */
export function mayAnswer(page: StoredPage, asked: Asked): boolean {
  const { title, description, labels, headings, article, locale } = page;
  if (article === '') return true;
  return coverageOf([title, description, labels, headings].join('\n'), asked, locale) >= leastCoverage;
}

/** Whether a page is about most of a query. */
export function isAbout(page: StoredPage, asked: Asked): boolean {
  const { title, description, labels, headings, body, locale } = page;
  const text = [title, description, labels, headings, body.slice(0, mostLookedThrough)].join('\n');
  return namesSomething(asked) && coverageOf(text, asked, locale) >= leastCoverage;
}

/** A passage that answers a query. */
export interface Passage {
  readonly text: string;
  /** The share of the query that it is about. */
  readonly coverage: number;
}

/** Returns the whole sentences of an indexed text that answer a query best; `undefined` if none do. */
export function passageIn(body: string, asked: Asked, locale: Locale): Passage | undefined {
  if (!namesSomething(asked)) return undefined;
  const sentences = sentencesOf(body, locale);
  let best: Passage | undefined;
  sentences.forEach(({ text, label }, at) => {
    const own = coverageOf(text, asked, locale);
    const withLabel = label === '' || own === 0 ? own : coverageOf(`${label} · ${text}`, asked, locale);
    const coverage = own + labelWeight * (withLabel - own);
    if (coverage < leastCoverage || coverage <= (best?.coverage ?? 0)) return;
    const passage = from(sentences, at, locale);
    if (passage !== '' && passage.length <= longest * 2) best = { text: passage, coverage };
  });
  return best;
}
