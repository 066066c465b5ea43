import type Database from 'better-sqlite3';
import type { Locale } from '#lib/format/locale.ts';
import { articleMark } from '#composer/search/IndexedArticle.ts';
import type { SearchLanguage } from '#composer/search/languages/SearchLanguage.ts';
import {
  packedBoost,
  packedCounts,
  packedLength,
  type StemCounts,
  stemHash,
} from '#composer/search/packedStems.ts';
import { type Term, termExpression, type Wording } from './Question.ts';
import { reachableRows } from './reachableRows.ts';
import type { Vocabulary } from './Vocabulary.ts';

/** Maximum number of pages that are scored if they match the whole query. */
const mostWeighed = reachableRows;
/** Above that number, maximum for each kind of candidates: matches in names, and matches in the text. */
const mostOfAKind = 200;
/** Maximum number of pages that are scored for suggestions. */
const mostNamed = 100;
/** Maximum number of pages whose titles and headings are compared with the query. */
const mostRead = 40;
/** If fewer pages contain every word, pages that contain most of them follow. */
const enough = 10;
/** Maximum number of matches that are counted for several words. */
export const mostCounted = 10_000;

/** Weight of a match in each part of a page. */
const partWeights: Readonly<Record<keyof StemCounts, number>> = {
  title: 10,
  labels: 8,
  description: 4,
  headings: 3,
  body: 1,
};
/** BM25F parameters: how quickly repeated matches saturate (k1), and how much the length of a page matters (b). */
const saturation = 7;
const lengthShare = 0.6;

interface WeighedTerm extends Term {
  readonly hashes: readonly { readonly wording: Wording; readonly hashes: readonly number[] }[];
  readonly pages: number;
  /** Inverse document frequency: grows with the number of pages that don't contain the term. */
  readonly rarity: number;
}

interface Weighed {
  readonly id: number;
  readonly score: number;
  /** Share of the query's terms that the page contains, weighted by rarity. */
  readonly coverage: number;
}

interface NamedPage extends Record<'path' | 'title' | 'headings', string> {
  readonly id: number;
}

/** The pages of a language that are searched. */
export type SearchScope = 'pages' | 'articles';

/** Returns SQL that selects the ids of a language's articles. */
export const articleRows = (locale: Locale) =>
  `select id from pages where locale = '${locale}' and article <> ''`;

export interface Ranked {
  readonly total: number;
  /** Ids of the pages that can be shown, best first. */
  readonly ids: readonly number[];
}

/** Ranks the pages of one language. */
export class PageRanking {
  readonly #vocabulary: Vocabulary;
  /** Whether the scope excludes some pages of the language. */
  readonly #isPart: boolean;
  readonly #language: SearchLanguage;
  readonly #inNames: Database.Statement<[string, number], number>;
  readonly #inTexts: Database.Statement<[string, number], number>;
  readonly #stems: Database.Statement<[string], readonly [id: number, packed: Buffer]>;
  readonly #named: Database.Statement<[string], NamedPage>;

  constructor(
    database: Database.Database,
    locale: Locale,
    tools: { readonly vocabulary: Vocabulary; readonly language: SearchLanguage },
    scope: SearchScope = 'pages',
  ) {
    this.#isPart = scope !== 'pages';
    this.#vocabulary = tools.vocabulary;
    this.#language = tools.language;
    const within = scope === 'articles' ? `'"${articleMark}" AND (' || ? || ')'` : '?';
    const matching = (table: string) =>
      `select rowid from ${table}_${locale} where ${table}_${locale} match ${within} limit ?`;
    this.#inNames = database.prepare<[string, number], number>(matching('names')).pluck();
    this.#inTexts = database.prepare<[string, number], number>(matching('texts')).pluck();
    // Selecting rows together takes a third of the time of selecting each.
    const listed = 'where id in (select value from json_each(?))';
    this.#stems = database
      .prepare<[string], readonly [id: number, packed: Buffer]>(`select id, stems from scores ${listed}`)
      .raw();
    this.#named = database.prepare(`select id, path, title, headings from pages ${listed}`);
  }

  rank(asked: readonly Term[]): Ranked {
    // A word that no page contains does not help to rank pages.
    const weighed = asked.map((term) => this.#weighedTerm(term)).filter(({ pages }) => pages > 0);
    if (weighed.length === 0) return { total: 0, ids: [] };
    const every = weighed.map(termExpression).join(' AND ');
    const some = [...weighed].toSorted((one, other) => other.rarity - one.rarity).map(termExpression);
    // The index stores how many pages contain a single word; combinations must be counted.
    const known = this.#knownTotal(weighed);
    const matching = this.#inTexts.all(every, known === undefined ? mostCounted : mostWeighed + 1);
    const hasMore = matching.length > mostWeighed;
    const having = matching.slice(0, mostWeighed);
    const candidates = hasMore
      ? [
          ...this.#inNames.all(every, mostOfAKind),
          ...this.#inNames.all(some.join(' OR '), mostOfAKind),
          ...having.slice(0, mostOfAKind),
        ]
      : having;
    const found = this.#weigh(candidates, weighed);
    const kept = hasMore ? found.filter(({ coverage }) => coverage > 0.99) : found;
    const others = having.length < enough && weighed.length > 1 ? this.#others(some, weighed, having) : [];
    const ranked = this.#ordered([...kept, ...others], weighed, mostRead);
    if (!hasMore) return { total: ranked.length, ids: ranked.slice(0, reachableRows) };
    // Visitors don't read on to results that were not scored.
    const ids = [...new Set([...ranked, ...having])];
    return { total: known ?? matching.length, ids: ids.slice(0, reachableRows) };
  }

  /** Returns the ids of pages whose names match the query, best first. Scores fewer pages than `rank`. */
  rankNames(asked: readonly Term[]): readonly number[] {
    const weighed = asked.map((term) => this.#weighedTerm(term)).filter(({ pages }) => pages > 0);
    if (weighed.length === 0) return [];
    const each = weighed.map(termExpression);
    const having = this.#inNames.all(each.join(' AND '), mostNamed);
    const rest = having.length < enough && each.length > 1;
    const candidates = rest ? [...having, ...this.#inNames.all(each.join(' OR '), mostNamed)] : having;
    return this.#ordered(this.#weigh(candidates, weighed), weighed, enough);
  }

  /** Returns pages that lack some of the words, unless they miss too much of the query. */
  #others(some: readonly string[], terms: readonly WeighedTerm[], having: readonly number[]): Weighed[] {
    const known = new Set(having);
    const each = Math.ceil(mostWeighed / (2 * some.length));
    const candidates = [
      ...this.#inNames.all(some.join(' OR '), mostOfAKind),
      ...some.flatMap((one) => this.#inTexts.all(one, each)),
    ].filter((id) => !known.has(id));
    const weighed = this.#weigh(candidates, terms);
    const best = weighed.reduce((most, { coverage }) => Math.max(most, coverage), 0);
    const least = having.length > 0 ? 0.45 : Math.max(0.25, best * 0.6);
    return weighed.filter(({ coverage }) => coverage >= least);
  }

  #knownTotal(terms: readonly Term[]): number | undefined {
    const [term, ...more] = terms;
    const [wording, ...others] = term?.wordings ?? [];
    const [stem, ...stems] = wording?.stems ?? [];
    const isOneWord = stem !== undefined && more.length + others.length + stems.length === 0;
    return isOneWord && !this.#isPart ? this.#vocabulary.pagesWith(stem) : undefined;
  }

  #weighedTerm(term: Term): WeighedTerm {
    const { pages } = this.#vocabulary;
    const having = term.wordings.reduce(
      (sum, { stems }) => sum + Math.min(...stems.map((stem) => this.#vocabulary.pagesWith(stem))),
      0,
    );
    const count = Math.min(having, pages);
    return {
      ...term,
      pages: count,
      rarity: Math.log(1 + (pages - count + 0.5) / (count + 0.5)),
      hashes: term.wordings.map((wording) => ({ wording, hashes: wording.stems.map(stemHash) })),
    };
  }

  #weigh(ids: readonly number[], terms: readonly WeighedTerm[]): Weighed[] {
    const rarity = terms.reduce((sum, term) => sum + term.rarity, 0) || 1;
    // A page may have been removed in the meantime.
    return this.#stems.all(JSON.stringify(ids)).map(([id, packed]) => {
      let score = 0;
      let covered = 0;
      for (const term of terms) {
        const strength = this.#strength(packed, term);
        score += term.rarity * strength;
        if (strength > 0) covered += term.rarity;
      }
      const coverage = covered / rarity;
      return { id, score: score * coverage * packedBoost(packed), coverage };
    });
  }

  /** Returns how well a page matches a term, from 0 to 1: the best of the term's wordings. */
  #strength(packed: Buffer, term: WeighedTerm): number {
    let best = 0;
    const length = 1 - lengthShare + (lengthShare * packedLength(packed)) / this.#vocabulary.meanLength;
    for (const { wording, hashes } of term.hashes) {
      let least = Infinity;
      for (const hash of hashes) {
        const counts = packedCounts(packed, hash);
        least = Math.min(least, counts ? amount(counts, length) : 0);
        if (least === 0) break;
      }
      if (least > 0) best = Math.max(best, (wording.weight * least) / (least + saturation));
    }
    return best;
  }

  /**
   * Reranks the best pages by how well a title or heading matches the query.
   *
   * @param most Maximum number of pages to rerank.
   */
  #ordered(weighed: readonly Weighed[], terms: readonly WeighedTerm[], most: number): number[] {
    const sorted = [...weighed].toSorted((one, other) => other.score - one.score || one.id - other.id);
    const scores = new Map(sorted.slice(0, most).map(({ id, score }) => [id, score] as const));
    const read = this.#named.all(JSON.stringify([...scores.keys()])).map((page) => {
      const title = this.#fit(page.title, terms);
      const headings = page.headings.split('\n').map((line) => this.#fit(line, terms));
      const fit = 1 + title + 0.6 * Math.max(0, ...headings);
      return { id: page.id, path: page.path, score: (scores.get(page.id) ?? 0) * fit };
    });
    const best = read.toSorted((one, other) => other.score - one.score || (one.path < other.path ? -1 : 1));
    return [...best, ...sorted.slice(most)].map(({ id }) => id);
  }

  /** Returns how well a line matches the query, from 0 to 1: best if it contains all of it and little else. */
  #fit(line: string, terms: readonly WeighedTerm[]): number {
    const { words, stem, stopWords } = this.#language;
    const stems = words(line)
      .filter(({ word }) => !stopWords.has(word))
      .map(({ word }) => stem(word));
    if (stems.length === 0) return 0;
    const has = new Set(stems);
    let rarity = 0;
    let covered = 0;
    let matched = 0;
    for (const term of terms) {
      rarity += term.rarity;
      const wording = term.wordings.find((one) => one.stems.every((part) => has.has(part)));
      if (!wording) continue;
      // Adjacent words in the visitor's order match exactly, without the wording's penalty.
      const follow =
        wording.stems.length > 1 && ` ${stems.join(' ')} `.includes(` ${wording.stems.join(' ')} `);
      covered += term.rarity * (follow ? 1 : wording.weight);
      matched += wording.stems.length;
    }
    const coverage = covered / (rarity || 1);
    return coverage * coverage * (0.6 + 0.4 * Math.min(1, matched / has.size));
  }
}

const amount = (counts: Readonly<StemCounts>, length: number) =>
  partWeights.title * Math.min(counts.title, 2) +
  partWeights.labels * Math.min(counts.labels, 2) +
  partWeights.description * Math.min(counts.description, 2) +
  partWeights.headings * Math.min(counts.headings, 4) +
  (partWeights.body * counts.body) / length;
