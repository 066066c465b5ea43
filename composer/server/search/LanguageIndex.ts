import type Database from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import { escapeHtml } from '#lib/markup/html.ts';
import type { Locale } from '#lib/format/locale.ts';
import type { IndexedArticle } from '#composer/search/IndexedArticle.ts';
import type { SearchDefinition } from '#composer/search/searchDefinition.ts';
import { searchLanguages } from '#composer/search/languages/searchLanguages.ts';
import type { SearchLanguage } from '#composer/search/languages/SearchLanguage.ts';
import { askedWords } from './askedWords.ts';
import { excerpt } from './excerpt.ts';
import { LineSuggestions } from './LineSuggestions.ts';
import { articleRows, PageRanking, type Ranked, type SearchScope } from './PageRanking.ts';
import type { Question, Term } from './Question.ts';
import { reachableRows } from './reachableRows.ts';
import { readDefinition } from './readDefinition.ts';
import { readQuestion } from './readQuestion.ts';
import { Synonyms } from './Synonyms.ts';
import { Vocabulary } from './Vocabulary.ts';

export interface FoundPage {
  readonly path: string;
  readonly title: string;
  /** HTML with `<b>` around the matches; everything else is escaped. */
  readonly summary: string;
  readonly description: string;
  /** Only set for articles. */
  readonly article?: IndexedArticle;
}

export type FoundLink = Pick<SearchDefinition['links'][number], 'title' | 'href' | 'summary'>;

export interface Found {
  /** Number of all matches, including those past the last one that can be shown. */
  readonly total: number;
  readonly pages: readonly FoundPage[];
  /** Links that authors recommend for the query. */
  readonly links: readonly FoundLink[];
  /** The query with each unknown word replaced by the most similar known one. Absent if nothing was replaced. */
  readonly corrected?: string;
}

/** Number of cached query results. Visitors page through the results of one query. */
const mostKept = 100;

/**
 * Number of cached suggestion lists. Many visitors type the same beginnings. A changed index is opened again, with an
 * empty cache.
 */
const mostSuggested = 2000;

/** Maximum number of recommended links per query. */
const mostLinks = 3;

/** Longer result pages contain descriptions instead of excerpts, which are slow to compute. */
const longestWithExcerpts = 50;

interface Answer {
  readonly question: Question;
  readonly ranked: Ranked;
}

/** The search index of one language. */
export class LanguageIndex {
  readonly #language: SearchLanguage;
  readonly #definition: SearchDefinition;
  readonly #synonyms: Synonyms;
  readonly #vocabulary: Vocabulary;
  readonly #locale: Locale;
  readonly #rankings: Readonly<Record<SearchScope, PageRanking>>;
  readonly #articles: Database.Statement<[], { readonly id: number; readonly title: string }>;
  readonly #suggestions: LineSuggestions;
  readonly #page: Database.Statement<
    [number],
    Record<'path' | 'title' | 'description' | 'article' | 'body', string>
  >;
  readonly #suggested = new LRUCache<string, readonly string[]>({ max: mostSuggested });
  readonly #answers = new LRUCache<string, Answer>({ max: mostKept });
  readonly #title: Database.Statement<[number], string>;
  #allArticles: Ranked | undefined;

  /** @param file Path of the index. The search settings are in files beside it. */
  constructor(database: Database.Database, locale: Locale, file: string) {
    this.#locale = locale;
    this.#language = searchLanguages[locale];
    this.#definition = readDefinition(file, locale);
    this.#synonyms = new Synonyms(this.#definition.synonyms, this.#language);
    this.#vocabulary = new Vocabulary(database, locale);
    const tools = { vocabulary: this.#vocabulary, language: this.#language };
    this.#rankings = {
      pages: new PageRanking(database, locale, tools),
      articles: new PageRanking(database, locale, tools, 'articles'),
    };
    this.#articles = database.prepare(`select id, title from pages where id in (${articleRows(locale)})`);
    this.#suggestions = new LineSuggestions(database, locale, this.#language);
    this.#page = database.prepare('select path, title, description, article, body from pages where id = ?');
    this.#title = database.prepare<[number], string>('select title from pages where id = ?').pluck();
  }

  /** Searches pages or articles. Without words, finds all articles, sorted by title, but no pages. */
  search(text: string, skip: number, size: number, scope: SearchScope = 'pages'): Found {
    const { question, ranked } = this.#answer(text, scope);
    const { terms, corrected } = question;
    const { total, ids } = ranked;
    const shown = ids.slice(skip, Math.min(skip + size, reachableRows));
    return {
      total,
      pages: shown.flatMap((id) => this.#found(id, size > longestWithExcerpts ? undefined : terms)),
      links: skip === 0 ? this.#links(text) : [],
      ...(corrected !== undefined && { corrected }),
    };
  }

  suggest(text: string, size: number): readonly string[] {
    const key = `${size} ${text}`;
    const known = this.#suggested.get(key);
    if (known) return known;
    const lines = this.#suggestions.find(text, size);
    const suggested = lines.length > 0 ? lines : this.#titlesFor(text, size);
    this.#suggested.set(key, suggested);
    return suggested;
  }

  /** Returns titles of pages whose names match parts of a text, which may be misspelled. */
  #titlesFor(text: string, size: number): string[] {
    const { terms } = this.#question(text);
    const titles = this.#rankings.pages.rankNames(terms).flatMap((id) => this.#title.get(id) ?? []);
    return [...new Set(titles)].slice(0, size);
  }

  #question(text: string): Question {
    return readQuestion(text, {
      language: this.#language,
      vocabulary: this.#vocabulary,
      synonyms: this.#synonyms,
    });
  }

  /** Loads data in advance that the first queries would otherwise have to wait for. */
  warmUp(): void {
    this.#vocabulary.warmUp();
    this.#articlesByTitle();
  }

  /** Returns all articles, sorted by title. Memoized. */
  #articlesByTitle(): Ranked {
    if (this.#allArticles) return this.#allArticles;
    const { compare } = new Intl.Collator(this.#locale);
    const articles = this.#articles.all().toSorted((one, other) => compare(one.title, other.title));
    this.#allArticles = {
      total: articles.length,
      ids: articles.slice(0, reachableRows).map(({ id }) => id),
    };
    return this.#allArticles;
  }

  #answer(text: string, scope: SearchScope = 'pages'): Answer {
    const key = `${scope} ${text}`;
    const known = this.#answers.get(key);
    if (known) return known;
    const question = this.#question(text);
    const { terms } = question;
    const answer = {
      question,
      ranked: terms.length > 0 ? this.#rankings[scope].rank(terms) : this.#all(text, scope),
    };
    this.#answers.set(key, answer);
    return answer;
  }

  /** Returns the results without words: all articles if the query is empty. */
  #all(text: string, scope: SearchScope): Ranked {
    if (scope === 'pages' || text.trim() !== '') return { total: 0, ids: [] };
    return this.#articlesByTitle();
  }

  /** @param terms Terms to show in an excerpt. Without them, the description is the summary. */
  #found(id: number, terms: readonly Term[] | undefined): FoundPage[] {
    // The page may have been removed in the meantime.
    const page = this.#page.get(id);
    if (!page) return [];
    const { path, title, description, article } = page;
    const summary = terms ? excerpt(page, terms, this.#language) : escapeHtml(description);
    // Typed by publishing, which writes it.
    const known = article === '' ? undefined : (JSON.parse(article) as IndexedArticle);
    return [{ path, title, description, summary, ...(known && { article: known }) }];
  }

  #links(text: string): FoundLink[] {
    const keyOf = (words: string) =>
      ` ${askedWords(words, this.#language)
        .map(({ stem }) => stem)
        .join(' ')} `;
    const asked = keyOf(text);
    return this.#definition.links
      .filter(({ keywords }) => keywords.some((keyword) => asked.includes(keyOf(keyword))))
      .slice(0, mostLinks)
      .map(({ title, href, summary }) => ({ title, href, ...(summary !== undefined && { summary }) }));
  }
}
