import { escapeHtml } from '#lib/markup/html.ts';
import type { SearchLanguage } from '#composer/search/languages/SearchLanguage.ts';
import type { Term, Wording } from './readQuestion.ts';
import { isAbbreviated, isSentence } from './sentences.ts';

/** Approximate length of an excerpt in characters. */
const size = 220;
/** Number of characters of a page in which the best excerpt, or an answer, is looked for. */
export const mostLookedThrough = 40_000;

/** Maximum number of matches that make a place better. */
const mostNear = 40;

interface Mark {
  readonly start: number;
  readonly end: number;
  /** Index of the term that it matches. */
  readonly term: number;
}

const sentenceEnd = /[.!?…]["'”’»)]*\s|[。！？；]/gu;

/** Returns the start of a text up to the end of its last whole sentence. */
function upToSentence(text: string): string {
  const ends = [...text.matchAll(sentenceEnd)].map(({ 0: { length }, index }) => index + length);
  const last = ends.findLast((end) => !isAbbreviated(text.slice(Math.max(0, end - 20), end)));
  return last === undefined ? '' : text.slice(0, last).trimEnd();
}

/**
 * Returns the whole sentences of an indexed text. What has no final punctuation is a title, a button, or a cell of a
 * table, which say nothing without what is around them.
 */
export function sentencesIn(body: string): string {
  const statements = body.split(' · ');
  return statements
    .map((text, at) => (at === statements.length - 1 && isSentence(text) ? text : upToSentence(text)))
    .filter((text) => text !== '')
    .join(' ');
}

/** Returns what to mark: each stem of the visitor's own wordings, and synonyms as a whole. */
const markedWordings = (terms: readonly Term[]) =>
  terms.flatMap(([own = [], ...others], term) =>
    [...own.map((stem): Wording => [stem]), ...others].map((stems) => ({ stems, term })),
  );

/** Returns the matches of terms in a text, as whole words in any form and wording. */
function marksIn(text: string, terms: readonly Term[], { words, stem, stopWords, parts }: SearchLanguage) {
  const wordings = markedWordings(terms);
  const first = new Set(wordings.map(({ stems }) => stems[0]));
  const stemmed = words(text)
    .map((one) => ({ ...one, stem: stem(one.word) }))
    .filter((one) => !stopWords.has(one.word) || first.has(one.stem));
  return stemmed.flatMap((one, at): Mark[] => {
    const starts = [one.stem, ...(parts?.(one.word) ?? [])].filter((start) => first.has(start));
    const match = wordings.find(
      ({ stems: [start = '', ...next] }) =>
        starts.includes(start) && next.every((part, step) => stemmed[at + 1 + step]?.stem === part),
    );
    if (!match) return [];
    const last = stemmed[at + match.stems.length - 1] ?? one;
    return [{ start: one.start, end: last.end, term: match.term }];
  });
}

/** Returns the start of an excerpt around the place with the most distinct terms. */
function bestStart(text: string, marks: readonly Mark[]): number {
  let best = { start: 0, value: -1 };
  marks.forEach(({ start }, from) => {
    const near = marks.slice(from, from + mostNear).filter(({ end }) => end <= start + size * 0.8);
    const value = new Set(near.map(({ term }) => term)).size * 10 + Math.min(near.length, 5);
    if (value > best.value) best = { start, value };
  });
  if (best.start < size / 3) return 0;
  const from = Math.floor(best.start - size / 3);
  const before = text.slice(from, best.start);
  const after = (end: string) => (before.includes(end) ? before.lastIndexOf(end) + end.length : 0);
  // Start with the sentence, if its beginning is near, or else with a word.
  const sentence = Math.max(...['. ', '? ', '! ', '· ', '。', '？', '；'].map(after));
  return from + (sentence || before.indexOf(' ') + 1);
}

/** Returns where an excerpt ends, at a word boundary. */
function endFrom(text: string, start: number): number {
  if (start + size >= text.length) return text.length;
  const space = text.lastIndexOf(' ', start + size);
  return space > start + size / 2 ? space : start + size;
}

const markup = (text: string, from: number, to: number, marks: readonly Mark[]) => {
  let at = from;
  let html = '';
  for (const { start, end } of marks) {
    if (start < at || end > to) continue;
    html += `${escapeHtml(text.slice(at, start))}<b>${escapeHtml(text.slice(start, end))}</b>`;
    at = end;
  }
  return html + escapeHtml(text.slice(at, to));
};

/**
 * Returns the part of a page's sentences that matches the query best, as HTML: `<b>` around matches, and everything else
 * escaped. If no sentence matches, returns the page's description.
 */
export function excerpt(
  page: { readonly body: string; readonly description: string },
  terms: readonly Term[],
  language: SearchLanguage,
): string {
  const body = sentencesIn(page.body.slice(0, mostLookedThrough));
  const marks = marksIn(body, terms, language);
  const text = marks.length > 0 ? body : page.description;
  const visibleMarks = marks.length > 0 ? marks : marksIn(text, terms, language);
  const start = marks.length > 0 ? bestStart(text, marks) : 0;
  const end = endFrom(text, start);
  const html = markup(text, start, end, visibleMarks).trim();
  return `${start > 0 ? '…' : ''}${html}${end < text.length && marks.length > 0 ? '…' : ''}`;
}
