import type { NamedRate } from '#section-kit/knownRate.ts';
import { isAboutLoans, isAboutRates } from '#composer/check/facts/content/rateWords.ts';
import { entriesIn, type EntryReport } from '#composer/check/facts/EntryReport.ts';
import type { Fact } from '#composer/check/facts/Fact.ts';
import type { FileReport } from '#composer/check/facts/FileReport.ts';
import { propsPath } from '#composer/check/facts/placedProblem.ts';
import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import type { PageSource } from '#composer/page/PageSource.ts';
import type { Statement } from '#composer/page/pageDefinition.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';
import { valueAt } from '#composer/page/schemaAt.ts';
import type { JsonPath } from '#composer/problems/problemAt.ts';
import { isNamed } from './namedFigures.ts';

const kinds: ReadonlySet<Fact['kind']> = new Set(['typed-rate', 'typed-day', 'derived', 'trigger']);

/** A figure that an author typed, and what is around it. */
export interface TypedFigure {
  readonly report: FileReport;
  readonly fact: Fact;
  /** The path that the fact's path is relative to. */
  readonly base: JsonPath;
  /** Absent for texts outside sections, such as a page's title or a word. */
  readonly entry?: EntryReport;
}

const figures = new WeakMap<FileReport, readonly TypedFigure[]>();

/** Returns the typed figures of a file. Memoized, because a file's report never changes. */
export function typedFigures(report: FileReport): readonly TypedFigure[] {
  const known = figures.get(report);
  if (known) return known;
  const own = report.facts.filter(({ kind }) => kinds.has(kind));
  const found = [
    ...own.map((fact): TypedFigure => ({ report, fact, base: [] })),
    ...[...entriesIn(report.lists.values())].flatMap((entry) =>
      entry.facts
        .filter(({ kind }) => kinds.has(kind))
        .map((fact): TypedFigure => ({ report, fact, base: propsPath(entry), entry })),
    ),
  ];
  figures.set(report, found);
  return found;
}

/** Returns the text that a figure is in. */
export function textOf({ report, fact, base }: TypedFigure): string {
  const text: unknown = valueAt(report.source.value, [...base, ...fact.path]);
  return typeof text === 'string' ? text : '';
}

/** What the figures of one file are judged by. */
export interface FigureContext {
  readonly statements: readonly Statement[];
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
}

const filesOf = new WeakMap<SiteFacts, FilesBySource>();

function filesBySource(facts: SiteFacts): FilesBySource {
  const known = filesOf.get(facts);
  if (known) return known;
  const { site, reports } = facts;
  const pages = [...site.pages.values()];
  const made = {
    pages: new Map(pages.map((page) => [page.source, page])),
    reports: new Map(reports.map((report) => [report.source.file, report])),
    statements: pages.flatMap(({ fields }) => fields.statements ?? []),
  };
  filesOf.set(facts, made);
  return made;
}

/** Returns what surrounds the sections of a file: of a page with its fragments, or of a shared file alone. */
export function contextOf({ source, lists }: FileReport, facts: SiteFacts): FigureContext {
  const files = filesBySource(facts);
  const page = files.pages.get(source);
  const fragments = page && facts.compositions.get(page.path)?.fragments;
  const parts = [...(fragments ?? [])].flatMap((file) => files.reports.get(file) ?? []);
  const entries = [...entriesIn([...lists.values(), ...parts.flatMap((one) => [...one.lists.values()])])];
  const statements = page ? (page.fields.statements ?? []) : files.statements;
  return {
    statements,
    said: new Set([...statements.map(({ says }) => says), ...entries.flatMap(({ provides }) => provides)]),
    entries,
    rates: entries.flatMap(({ rates }) => rates),
    isArticle: page?.fields.pageType === 'article',
  };
}

/** Whether the page names the place of a figure. */
export const isNamedFigure = (
  { fact, entry }: TypedFigure,
  { statements }: FigureContext,
  { registry }: SiteFacts,
): boolean => entry !== undefined && isNamed(fact, entry, statements, registry);

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
  return isAboutRates(textOf(figure)) ? context.rates : [];
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
  return isPriced === true || (!isArticle && isAboutLoans(textOf(figure)));
}
