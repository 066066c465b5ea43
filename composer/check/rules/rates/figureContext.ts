import type { NamedRate } from '#section-kit/siteData.ts';
import { isAboutLoans, isAboutRates } from '#composer/check/facts/content/rateWords.ts';
import { entriesIn, type EntryReport } from '#composer/check/facts/EntryReport.ts';
import type { FileReport, TypedFigure } from '#composer/check/facts/FileReport.ts';
import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import type { PageSource } from '#composer/page/PageSource.ts';
import type { Statement } from '#composer/page/pageDefinition.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';
import type { JsonPath } from '#composer/problems/problemAt.ts';
import type { Fact } from '#composer/check/facts/Fact.ts';
import { spokenQuote } from '#composer/check/facts/content/shownText.ts';
import { memoize } from '#composer/page/memoize.ts';

/** What the figures of one file are judged by. */
export interface FigureContext extends Pick<FileReport, 'source' | 'locale'> {
  readonly named: NamedPlaces;
  /** Statements that the page makes, by section or in `statements`. */
  readonly said: ReadonlySet<string>;
  /** Everything on the page that shows a rate from the files. */
  readonly entries: readonly EntryReport[];
  readonly rates: readonly NamedRate[];
  /** Whether the file is an article, which explains and does not offer. */
  readonly isArticle: boolean;
}

/** Files of a site by their source, for all figures. */
interface FilesBySource {
  readonly pages: ReadonlyMap<SourceFile, PageSource>;
  readonly reports: ReadonlyMap<string, FileReport>;
  /** The statements of all pages. */
  readonly statements: readonly Statement[];
  readonly named: NamedPlaces;
}

const filesBySource = memoize(({ site, reports }: SiteFacts): FilesBySource => {
  const pages = [...site.pages.values()];
  const statements = pages.flatMap(({ fields }) => fields.statements ?? []);
  return {
    pages: new Map(pages.map((page) => [page.source, page])),
    reports: new Map(reports.map((report) => [report.source.file, report])),
    statements,
    named: namedPlaces(statements),
  };
});

/** Returns what surrounds the sections of a file: of a page with its fragments, or of a shared file alone. */
export function contextOf({ source, locale, lists }: FileReport, facts: SiteFacts): FigureContext {
  const files = filesBySource(facts);
  const page = files.pages.get(source);
  const fragments = page && facts.compositions.get(page.path)?.fragments;
  const statements = page ? (page.fields.statements ?? []) : files.statements;
  const findEntries = () => {
    const parts = [...(fragments ?? [])].flatMap((file) => files.reports.get(file) ?? []);
    return [...entriesIn([...lists.values(), ...parts.flatMap((one) => [...one.lists.values()])])];
  };
  let entries: readonly EntryReport[] | undefined;
  return {
    source,
    locale,
    named: page ? namedPlaces(statements) : files.named,
    get said() {
      return new Set([
        ...statements.map(({ says }) => says),
        ...this.entries.flatMap(({ provides }) => provides),
      ]);
    },
    // Found on demand, because most figures are judged by their own text and section.
    get entries() {
      return (entries ??= findEntries());
    },
    get rates() {
      return this.entries.flatMap(({ rates }) => rates);
    },
    isArticle: page?.fields.pageType === 'article',
  };
}

/** Returns the live rates beside a figure: in its text, or else in its section, or where its note is mentioned. */
export function ratesBeside(figure: TypedFigure, context: FigureContext): readonly NamedRate[] {
  const { fact, entry } = figure;
  if (!entry) return [];
  const here = marksAt(entry, fact.path);
  if (here.length > 0) return here;
  if (entry.rates.length > 0) return entry.rates;
  const note = entry.facts.find(({ kind, path }) => kind === 'note' && isSibling(path, fact.path));
  const mentioned = note ? context.entries.flatMap((one) => ratesWithMark(one, note.value)) : [];
  if (mentioned.length > 0) return mentioned;
  return isAboutRates(figure.written) ? context.rates : [];
}

/** Returns the rates that the text at a path names. */
export const marksAt = ({ rates }: EntryReport, path: JsonPath): readonly NamedRate[] =>
  rates.filter((rate) => rate.fact !== undefined && isSame(rate.path, path));

const ratesWithMark = (entry: EntryReport, note: string) =>
  entry.facts.flatMap((fact) =>
    fact.kind === 'mark' && fact.value === note ? marksAt(entry, fact.path) : [],
  );

const isSame = (one: JsonPath, other: JsonPath) =>
  one.length === other.length && one.every((step, at) => step === other[at]);
const isSibling = (one: JsonPath, other: JsonPath) => isSame(one.slice(0, -1), other.slice(0, -1));

/** Whether a text offers a loan: it names rates of one, or is about loans outside articles. */
export function offersLoan(figure: TypedFigure, { isArticle }: FigureContext): boolean {
  const { fact, entry } = figure;
  const isPriced = entry?.facts.some(
    ({ kind, value, path }) => kind === 'typed-rate' && !value.startsWith('APY') && isSame(path, fact.path),
  );
  return isPriced === true || (!isArticle && isAboutLoans(figure.written));
}

/** The places that statements name: keys of notes, ids of elements, and quotes as `spokenText` returns them. */
interface NamedPlaces {
  readonly notes: ReadonlySet<string>;
  readonly anchors: ReadonlySet<string>;
  readonly quotes: readonly string[];
}

/** Returns the places that statements name. Every check needs them, while most pages are the same. */
const namedPlaces = memoize((statements: readonly Statement[]): NamedPlaces => {
  const all = (place: 'note' | 'anchor' | 'quote') => new Set(statements.flatMap((one) => one[place] ?? []));
  return { notes: all('note'), anchors: all('anchor'), quotes: [...all('quote')].flatMap(spokenQuote) };
});

/**
 * Whether a typed figure is in a place that the page names in its `statements`, so that it is a fixed figure of this
 * document: in the note, in the element, or in the text that contains the quote. A prop that makes a statement itself,
 * such as the example of a loan, needs no other name.
 */
export function isNamed(figure: TypedFigure, { notes, anchors, quotes }: NamedPlaces): boolean {
  const { fact, entry, spoken } = figure;
  if (!entry) return false;
  if (figure.isStatement || (entry.id !== undefined && anchors.has(entry.id))) return true;
  const isBeside = ({ kind, value, path }: Fact) =>
    ((kind === 'note' && notes.has(value)) || (kind === 'anchor' && anchors.has(value))) &&
    startsWith(fact.path, path.slice(0, -1));
  return entry.facts.some(isBeside) || quotes.some((quote) => spoken.includes(quote));
}

/** Whether a text is in the object at `start`. */
const startsWith = (path: JsonPath, start: JsonPath) =>
  start.length > 0 && start.every((step, at) => step === path[at]);
