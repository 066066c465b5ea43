import { escapeHtml } from '#lib/markup/html.ts';
import type { SearchLanguage } from '#composer/search/languages/SearchLanguage.ts';
import type { Term } from './Question.ts';

/** Approximate length of an excerpt in characters. */
const size = 220;
/** Number of characters of a page that are searched for the best excerpt. */
const mostLookedThrough = 40_000;

interface Mark {
  readonly start: number;
  readonly end: number;
  /** Index of the term that it matches. */
  readonly term: number;
}

/** Returns the matches of terms in a text, as whole words in any form and wording. */
function marksIn(text: string, terms: readonly Term[], { words, stem, stopWords, parts }: SearchLanguage) {
  const found = words(text);
  const stems = found.map(({ word }) => stem(word));
  const starts = new Map<string, { readonly stems: readonly string[]; readonly term: number }[]>();
  terms.forEach(({ wordings }, term) => {
    for (const wording of wordings)
      for (const sought of wording.isPhrase ? [wording.stems] : wording.stems.map((one) => [one])) {
        const first = sought[0] ?? '';
        starts.set(first, [...(starts.get(first) ?? []), { stems: sought, term }]);
      }
  });
  const endOf = (at: number, sought: readonly string[]): number | undefined => {
    let next = at;
    for (const one of sought) {
      while (next > at && next < found.length && stopWords.has(found[next]?.word ?? '')) next += 1;
      if (stems[next] !== one) return undefined;
      next += 1;
    }
    return next;
  };
  const marks: Mark[] = [];
  for (let at = 0; at < found.length; at += 1) {
    const whole = starts.get(stems[at] ?? '');
    const inner = parts?.(found[at]?.word ?? '').flatMap((one) => starts.get(one) ?? []);
    const here = inner ? [...(whole ?? []), ...inner] : whole;
    if (!here) continue;
    for (const { stems: sought, term } of here) {
      const end = sought.length === 1 ? at + 1 : endOf(at, sought);
      const [first, last] = [found[at], found[(end ?? 0) - 1]];
      if (end === undefined || !first || !last) continue;
      marks.push({ start: first.start, end: last.end, term });
      break;
    }
  }
  return marks;
}

/** Returns the start of an excerpt around the place with the most distinct terms. */
function bestStart(text: string, marks: readonly Mark[]): number {
  let best = { start: 0, value: -1 };
  marks.forEach((mark, from) => {
    const seen = new Set<number>();
    let count = 0;
    for (let at = from; at < marks.length; at += 1) {
      const one = marks[at];
      if (!one || one.end > mark.start + size * 0.8) break;
      seen.add(one.term);
      count += 1;
    }
    const value = seen.size * 10 + Math.min(count, 5);
    if (value > best.value) best = { start: mark.start, value };
  });
  if (best.start < size / 3) return 0;
  // Start with the sentence, if its beginning is near.
  const before = text.slice(best.start - Math.floor(size / 3), best.start);
  const statement = Math.max(
    ...['. ', '? ', '! ', '· ', '。', '？', '；'].map((end) => before.lastIndexOf(end)),
  );
  if (statement >= 0) {
    const at = best.start - before.length + statement + 1;
    return text[at] === ' ' ? at + 1 : at;
  }
  const space = before.indexOf(' ', before.length - 50);
  return space < 0 ? Math.max(0, best.start - 15) : best.start - before.length + space + 1;
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
 * Returns the part of a page's text that matches the query best, as HTML: `<b>` around matches, and everything else
 * escaped. If its text does not match, returns the page's description.
 */
export function excerpt(
  page: { readonly body: string; readonly description: string },
  terms: readonly Term[],
  language: SearchLanguage,
): string {
  const body = page.body.slice(0, mostLookedThrough);
  const marks = marksIn(body, terms, language);
  const text = marks.length > 0 ? body : page.description;
  const shown = marks.length > 0 ? marks : marksIn(text, terms, language);
  const start = marks.length > 0 ? bestStart(text, marks) : 0;
  const end = endFrom(text, start);
  const html = markup(text, start, end, shown).trim();
  return `${start > 0 ? '…' : ''}${html}${end < page.body.length && marks.length > 0 ? '…' : ''}`;
}
