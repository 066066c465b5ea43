import type { SearchLanguage } from './languages/SearchLanguage.ts';
import { copied, Lexicon, type LexiconStem, type LexiconWord } from './Lexicon.ts';
import { countedOnce, type StemCounts, stemParts } from './packedStems.ts';
import type { StoredPage } from './searchTables.ts';

/** The index data of a page's text. Valid until the next page is read. */
export interface ReadPage {
  /** Stems for FTS5, by part of the page. */
  readonly names: Readonly<Record<Exclude<keyof StemCounts, 'body'>, string>>;
  /** All stems. */
  readonly text: string;
  readonly stems: readonly LexiconStem[];
  readonly words: readonly LexiconWord[];
  /** Number of words. */
  readonly length: number;
}

type Part = keyof StemCounts;

/** Maximum number of characters of a body, about a hundred printed pages. The rest is not searchable. */
const longestBody = 400_000;

/** Tokenizes the pages of a language, one after the other. */
export class PageReader {
  readonly lexicon: Lexicon;
  readonly #language: SearchLanguage;
  /** Counters that identify the current page and its part. */
  #page = 0;
  #part = 0;
  #length = 0;
  #words: LexiconWord[] = [];
  #stems: LexiconStem[] = [];

  constructor(language: SearchLanguage) {
    this.#language = language;
    this.lexicon = new Lexicon(language);
  }

  /**
   * Returns the stems of a page. Stop words are only kept if they are part of a name: pages about “about us” are found
   * by them, and phrases of other pages don't contain them.
   */
  read(page: StoredPage): ReadPage {
    this.#page += 1;
    this.#length = 0;
    this.#words = [];
    this.#stems = [];
    const of: Record<Part, string> = { title: '', labels: '', description: '', headings: '', body: '' };
    for (const part of stemParts)
      of[part] = this.#stemsIn(part === 'body' ? page.body.slice(0, longestBody) : page[part], part);
    const { body, ...names } = of;
    const text = `${of.title} ${of.labels} ${of.description} ${of.headings} ${body}`;
    return { names, text, stems: this.#stems, words: this.#words, length: this.#length };
  }

  #stemsIn(text: string, part: Part): string {
    const keepsStopWords = part !== 'body' && part !== 'description';
    const stems: string[] = [];
    const stops = new Set<LexiconStem>();
    const inner: LexiconWord[] = [];
    this.#part += 1;
    for (const { word, start, end } of this.#language.words(text)) {
      const known = this.lexicon.word(word);
      if (known.isStopWord) {
        if (keepsStopWords) {
          this.#seen(known, text, start, end);
          stops.add(known.stem);
        }
        continue;
      }
      this.#seen(known, text, start, end);
      stems.push(known.stem.stem);
      this.#count(known.stem, part);
      if (this.#language.parts) this.#collectParts(known, inner);
    }
    this.#length += stems.length;
    for (const stem of stops) {
      this.#count(stem, part);
      stems.push(stem.stem);
    }
    // Words inside a word only count once per page, because they are less significant than the whole word.
    for (const word of inner) {
      if (word.page === this.#page) continue;
      this.#seen(word, word.word, 0, word.word.length);
      this.#count(word.stem, part);
      stems.push(word.stem.stem);
    }
    return stems.join(' ');
  }

  #collectParts(word: LexiconWord, inner: LexiconWord[]): void {
    for (const part of this.lexicon.partsOf(word)) {
      if (part.innerOf === this.#part) continue;
      part.innerOf = this.#part;
      inner.push(part);
    }
  }

  #seen(word: LexiconWord, text: string, start: number, end: number): void {
    if (word.page === this.#page) return;
    word.page = this.#page;
    this.#words.push(word);
    if (word.shown !== '') return;
    const written = text.slice(start, end).toLowerCase();
    word.shown = copied(written.replace(/['’]s$/, ''));
  }

  #count(stem: LexiconStem, part: Part): void {
    if (stem.page !== this.#page) {
      stem.page = this.#page;
      stem.counts = 0;
      this.#stems.push(stem);
    }
    stem.counts = countedOnce(stem.counts, part);
  }
}
