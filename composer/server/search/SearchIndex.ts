import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { sqlite } from '#composer/native/nativePackages.ts';
import { type Locale, locales } from '#lib/format/locale.ts';
import { escapeHtml } from '#lib/markup/html.ts';
import { type IndexedArticle, definitionsBeside, type StoredPage } from '#composer/search/searchTables.ts';
import { type SearchDefinition, searchDefinition } from '#composer/search/searchDefinition.ts';
import { searchLanguages } from '#composer/search/languages/searchLanguages.ts';
import { askedStems } from '#composer/search/stems.ts';
import { type SearchScope, PageRanking, type Ranked, reachableRows } from './PageRanking.ts';
import { AuthoredAnswers } from './AuthoredAnswers.ts';
import { excerpt } from './excerpt.ts';
import { isAbout, mayAnswer, type Passage, passageIn } from './passage.ts';
import { type Question, type QuestionTools, readQuestion, type Term, Synonyms } from './readQuestion.ts';
import { Suggestions } from './Suggestions.ts';
import { Vocabulary } from './Vocabulary.ts';

export interface FoundPage extends Pick<StoredPage, 'path' | 'title' | 'description'> {
  /** HTML with `<b>` around the matches; everything else is escaped. */
  readonly summary: string;
  /** Only set for articles. */
  readonly article?: IndexedArticle;
}

/** A page that is recommended for a query. */
export interface RecommendedPage extends Pick<
  SearchDefinition['links'][number],
  'href' | 'title' | 'summary' | 'action'
> {
  /** The language of a page for visitors who asked in another language than that of their page. */
  readonly locale?: Locale;
}

export interface Found {
  /** Number of all matches, including those past the last one that can be shown, and those that links recommend. */
  readonly total: number;
  readonly pages: readonly FoundPage[];
  /** What authors recommend for the query; pages in its language, if that is another one. */
  readonly links: readonly RecommendedPage[];
  /** The query with each unknown word replaced by the most similar known one. Absent if nothing was replaced. */
  readonly corrected?: string;
}

/** The answer to a question. */
export interface Answer {
  /** Author text, which can have rates, or a passage of the first page. Empty if nothing answers the question. */
  readonly text: string;
  readonly links: readonly { readonly url: string; readonly title: string; readonly summary: string }[];
  /** Its language, if the question was in another one than the page. */
  readonly locale?: Locale;
}

/** Maximum number of pages that an answer links to, and in which it looks for a passage. */
const answerPages = { links: 3, read: 5 };

/** Maximum number of recommended links per query. */
const mostLinks = 3;
/** Longer result pages contain descriptions instead of excerpts, which are slow to compute. */
const longestWithExcerpts = 50;

/** Reads the search settings of a language. Returns the defaults if the file is missing or invalid. */
function readDefinition(index: string, locale: Locale): SearchDefinition {
  const file = join(definitionsBeside(index), `${locale}.json`);
  try {
    return searchDefinition.parse(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
  } catch {
    return searchDefinition.parse({});
  }
}

/** The search index of one language. */
class LanguageIndex {
  readonly locale: Locale;
  readonly #definition: SearchDefinition;
  readonly #tools: QuestionTools;
  readonly #ranking: PageRanking;
  readonly #suggestions: Suggestions;
  readonly #answers: AuthoredAnswers;
  readonly #page: Database.Statement<[number], StoredPage>;
  /** Ids of all articles, by title. */
  readonly #articles: readonly number[];

  /** @param file Path of the index. The search settings are in files beside it. */
  constructor(database: Database.Database, locale: Locale, file: string) {
    this.locale = locale;
    this.#definition = readDefinition(file, locale);
    const language = searchLanguages[locale];
    const synonyms = new Synonyms(this.#definition.synonyms, language);
    this.#tools = { language, synonyms, vocabulary: new Vocabulary(database, locale) };
    this.#ranking = new PageRanking(database, locale);
    this.#suggestions = new Suggestions(database, locale);
    this.#answers = new AuthoredAnswers(this.#definition.answers, language, synonyms);
    this.#page = database.prepare('select * from pages where id = ?');
    const { compare } = new Intl.Collator(locale);
    this.#articles = database
      .prepare<[string], { id: number; title: string }>(
        "select id, title from pages where locale = ? and article <> ''",
      )
      .all(locale)
      .toSorted((one, other) => compare(one.title, other.title))
      .map(({ id }) => id);
  }

  /** Searches pages or articles. An empty query finds all articles, sorted by title, but no pages. */
  search(text: string, skip: number, size: number, scope: SearchScope): Found {
    const { terms, corrected } = readQuestion(text, this.#tools);
    const { total, ids } = this.#ranked(terms, text, scope);
    const rowIds = ids.slice(skip, Math.min(skip + size, reachableRows));
    const links = skip === 0 ? this.recommended(text) : [];
    // What is recommended above the results is not listed again.
    const recommended = new Set(links.map(({ href }) => href));
    return {
      total,
      pages: rowIds
        .flatMap((id) => this.#found(id, size > longestWithExcerpts ? undefined : terms))
        .filter(({ path }) => !recommended.has(path)),
      links,
      ...(corrected !== undefined && { corrected }),
    };
  }

  /** Returns titles and headings that contain the typed text, or titles of the pages that a search finds. */
  suggest(text: string, size: number): readonly string[] {
    const lines = this.#suggestions.find(text, size);
    if (lines.length > 0) return lines;
    const { ids } = this.#ranked(readQuestion(text, this.#tools).terms, text, 'pages');
    return [...new Set(ids.slice(0, size).flatMap((id) => this.#page.get(id)?.title ?? []))];
  }

  /** Answers a question as an author did, or else with a passage of a page, or else with links only. */
  answer(text: string): Answer {
    const question = readQuestion(text, this.#tools);
    const { terms, corrected } = question;
    const authored = this.#answers.find(text) ?? this.#answers.find(corrected ?? '');
    if (authored)
      return {
        text: authored.text,
        links: authored.links.map(({ href, text: title }) => ({ url: href, title, summary: '' })),
      };
    const pages = this.#ranked(terms, text, 'pages')
      .ids.slice(0, answerPages.read)
      .flatMap((id) => this.#page.get(id) ?? []);
    return answerFrom(pages, question, this.locale);
  }

  #ranked(terms: readonly Term[], text: string, scope: SearchScope): Ranked {
    if (terms.length > 0) return this.#ranking.rank(terms, scope);
    const ids = scope === 'articles' && text.trim() === '' ? this.#articles : [];
    return { total: ids.length, ids };
  }

  /** @param terms Terms to show in an excerpt. Without them, the description is the summary. */
  #found(id: number, terms: readonly Term[] | undefined): FoundPage[] {
    // The page may have been removed in the meantime.
    const page = this.#page.get(id);
    if (!page) return [];
    const { path, title, description, article } = page;
    const summary = terms ? excerpt(page, terms, searchLanguages[this.locale]) : escapeHtml(description);
    // Typed by publishing, which writes it.
    const indexed = article === '' ? undefined : (JSON.parse(article) as IndexedArticle);
    return [{ path, title, description, summary, ...(indexed && { article: indexed }) }];
  }

  /** Whether the pages of this language have every word of a query, spelled as it is there. */
  knows(text: string): boolean {
    const { terms, unknown, corrected } = readQuestion(text, this.#tools);
    return terms.length > 0 && unknown === 0 && corrected === undefined;
  }

  /** Returns what visitors of pages in another language find here: what authors recommend, or else the best pages. */
  recommendedElsewhere(text: string): readonly RecommendedPage[] {
    const authored = this.recommended(text);
    const links =
      authored.length > 0
        ? authored
        : this.search(text, 0, mostLinks, 'pages').pages.map(({ path, title, description }) => ({
            href: path,
            title,
            summary: description,
          }));
    return links.map((link) => ({ ...link, locale: this.locale }));
  }

  /** Whether authors answer a question. */
  isAnswered(text: string): boolean {
    return this.#answers.find(text) !== undefined;
  }

  /** Whether authors recommend something for a query, or answer it. */
  isAuthored(text: string): boolean {
    return this.recommended(text).length > 0 || this.isAnswered(text);
  }

  /** Returns the links that authors recommend for a query. */
  recommended(text: string): SearchDefinition['links'] {
    const keyOf = (words: string) => ` ${askedStems(words, searchLanguages[this.locale]).join(' ')} `;
    const queryKey = keyOf(text);
    const isAsked = (keyword: string) => queryKey.includes(keyOf(keyword));
    return this.#definition.links.filter(({ keywords }) => keywords.some(isAsked)).slice(0, mostLinks);
  }
}

/** Returns the passage that answers a query best, of the best page with one, and links to that page and to others. */
function answerFrom(pages: readonly StoredPage[], question: Question, locale: Locale): Answer {
  let best: { readonly page: StoredPage; readonly passage: Passage } | undefined;
  for (const page of pages) {
    const passage = mayAnswer(page, question) ? passageIn(page.body, question, locale) : undefined;
    if (passage && passage.coverage > (best?.passage.coverage ?? 0)) best = { page, passage };
  }
  const others = pages.filter((page) => page !== best?.page && isAbout(page, question));
  const ordered = best ? [best.page, ...others] : others;
  return {
    text: best?.passage.text ?? '',
    links: ordered.slice(0, answerPages.links).map((page) => ({
      url: page.path,
      title: page.title,
      summary: page === best?.page ? '' : page.description,
    })),
  };
}

/** Milliseconds to wait for a lock on the file. */
const busyTimeout = 1000;
/** Bytes of the index that are memory-mapped. All processes and threads that open an index share this memory. */
const mappedBytes = 2 ** 31 - 65_536;
/** Longer queries are truncated. */
const longestText = 500;

const none: Found = { total: 0, pages: [], links: [] };

/** The search index of a published site. */
export class SearchIndex {
  readonly #database: Database.Database | undefined;
  readonly #languages = new Map<Locale, LanguageIndex>();

  /**
   * Opens an index. If the file is missing, the index is empty.
   *
   * @throws {Error} if the file is not an index.
   */
  constructor(file: string) {
    if (!existsSync(file)) return;
    // A read-only connection could not roll back a change that was interrupted.
    this.#database = new (sqlite())(file, { fileMustExist: true, timeout: busyTimeout });
    try {
      this.#database.pragma('query_only = on');
      this.#database.pragma(`mmap_size = ${mappedBytes}`);
      for (const locale of locales)
        this.#languages.set(locale, new LanguageIndex(this.#database, locale, file));
    } catch (error) {
      this.#database.close();
      throw new Error(`the search index cannot be opened: ${(error as Error).message}`, { cause: error });
    }
  }

  close(): void {
    this.#database?.close();
  }

  /**
   * Searches the pages of a language. What is asked in another language is answered with links to pages in it, which come
   * first.
   *
   * @param skip Number of results to skip. Nothing is returned beyond `reachableRows`.
   */
  search(locale: Locale, text: string, skip: number, size: number, scope: SearchScope = 'pages'): Found {
    const own = this.#languages.get(locale);
    const asked = text.slice(0, longestText);
    const found = own?.search(asked, skip, size, scope) ?? none;
    if (scope !== 'pages' || skip > 0 || found.links.length > 0) return found;
    const links = this.#spokenIn(locale, asked)?.recommendedElsewhere(asked) ?? [];
    // What only resembles words of another language is not what was asked.
    const kept = links.length > 0 && found.corrected !== undefined ? none : found;
    return { ...kept, links, total: kept.total + links.length };
  }

  /** Answers a question in its own language, if that is not the page's. */
  answer(locale: Locale, text: string): Answer {
    const asked = text.slice(0, longestText);
    const other = this.#spokenIn(locale, asked);
    if (other) return { ...other.answer(asked), locale: other.locale };
    return this.#languages.get(locale)?.answer(asked) ?? { text: '', links: [] };
  }

  /**
   * Returns the other language that a query is in: its pages have all words, or its authors answer it. `undefined` if the
   * pages of the own language have all words, or its authors answer it.
   */
  #spokenIn(locale: Locale, text: string): LanguageIndex | undefined {
    const own = this.#languages.get(locale);
    if (own?.knows(text) || own?.isAnswered(text)) return undefined;
    return [...this.#languages.values()].find(
      (other) => other.locale !== locale && (other.knows(text) || other.isAuthored(text)),
    );
  }

  /** Returns titles and headings that contain the typed text; at most `size`. */
  suggest(locale: Locale, text: string, size: number): readonly string[] {
    return this.#languages.get(locale)?.suggest(text.slice(0, longestText), size) ?? [];
  }
}
