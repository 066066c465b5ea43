import type Database from 'better-sqlite3';
import type { Locale } from '#lib/format/locale.ts';
import { articleMark, partWeights } from '#composer/search/searchTables.ts';
import { searchLanguages } from '#composer/search/languages/searchLanguages.ts';
import { contentStems } from '#composer/search/stems.ts';
import type { Term } from './readQuestion.ts';

/** Number of results of a query that can be shown: fifty pages of ten. People don't read further, but bots would. */
export const reachableRows = 500;
/** Maximum number of pages whose titles and headings are compared with the query. */
const mostCompared = 40;
/** If fewer pages contain every term, pages with some of them follow. */
const enough = 10;
/** Pages that follow have at least this share of the best page's score. */
const leastShare = 0.1;
/** How much a title or heading that matches the query adds to a page's score, and how much a synonym in it counts. */
const fitWeights = { title: 5, heading: 1.2, synonym: 0.8 };

interface MatchingPage {
  readonly id: number;
  readonly title: string;
  readonly headings: string;
  readonly score: number;
}

/** The pages of a language that are searched. */
export type SearchScope = 'pages' | 'articles';

export interface Ranked {
  readonly total: number;
  /** Ids of the pages that can be shown, best first. */
  readonly ids: readonly number[];
}

/** Returns an FTS5 expression. Stems consist of letters and digits, so none of them is query syntax. */
const expressionOf = (term: Term) =>
  `(${term.map((stems) => `(${stems.map((stem) => `"${stem}"`).join(' AND ')})`).join(' OR ')})`;

/** Ranks the pages of one language: with FTS5's bm25, and the best by how well a title or heading matches. */
export class PageRanking {
  readonly #locale: Locale;
  readonly #best: Database.Statement<[string], MatchingPage>;
  readonly #count: Database.Statement<[string], number>;

  constructor(database: Database.Database, locale: Locale) {
    this.#locale = locale;
    const stems = `stems_${locale}`;
    const weights = Object.values(partWeights).join(', ');
    this.#best = database.prepare(
      `select id, title, headings, relevance * boost as score from (
         select rowid as found, -bm25(${stems}, ${weights}, 0) as relevance from ${stems} where ${stems} match ?
         order by relevance desc limit ${reachableRows}
       ) join pages on id = found order by score desc, path`,
    );
    this.#count = database.prepare<[string], number>(`select count(*) from ${stems} where ${stems} match ?`);
    this.#count.pluck();
  }

  rank(terms: readonly Term[], scope: SearchScope): Ranked {
    const matching = (operator: string) => {
      const expression = terms.map(expressionOf).join(operator);
      return scope === 'articles' ? `kind : "${articleMark}" AND (${expression})` : expression;
    };
    let pages = this.#best.all(matching(' AND '));
    if (pages.length < enough && terms.length > 1) {
      const ids = new Set(pages.map(({ id }) => id));
      const others = this.#best.all(matching(' OR '));
      const least = leastShare * (others[0]?.score ?? 0);
      pages = others.filter(({ id, score }) => ids.has(id) || score >= least);
    }
    const compared = pages
      .slice(0, mostCompared)
      .map((page) => ({ ...page, score: page.score * this.#fit(page, terms) }))
      .toSorted((one, other) => other.score - one.score);
    return {
      total: pages.length < reachableRows ? pages.length : (this.#count.get(matching(' AND ')) ?? 0),
      ids: [...compared, ...pages.slice(mostCompared)].map(({ id }) => id),
    };
  }

  #fit({ title, headings }: MatchingPage, terms: readonly Term[]): number {
    const best = Math.max(...headings.split('\n').map((line) => this.#lineFit(line, terms)));
    return 1 + fitWeights.title * this.#lineFit(title, terms) + fitWeights.heading * best;
  }

  /** Returns how well a line matches the query, from 0 to 1: best if it contains all of it and little else. */
  #lineFit(line: string, terms: readonly Term[]): number {
    const stems = new Set(contentStems(line, searchLanguages[this.#locale]));
    const matches = terms.flatMap((term) => {
      const wording = term.find((one) => one.every((stem) => stems.has(stem)));
      return wording
        ? [{ weight: wording === term[0] ? 1 : fitWeights.synonym, length: wording.length }]
        : [];
    });
    const coverage = matches.reduce((sum, { weight }) => sum + weight, 0) / terms.length;
    const matched = matches.reduce((sum, { length }) => sum + length, 0);
    return coverage * coverage * (0.6 + 0.4 * Math.min(1, matched / (stems.size || 1)));
  }
}
