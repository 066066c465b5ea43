import type { z } from 'zod';
import { locales, type Locale } from '#lib/format/locale.ts';
import type { Words } from '#section-kit/defineSection.ts';
import type { PlaceTokens } from '#section-kit/picturePlace.ts';
import { type RegulatorName, regulatorOf, ruleOf } from '#composer/page/regulators.ts';
import { composeReports } from './composition.ts';
import type { Composition } from './facts/Composition.ts';
import type { HeadingReader, Registry } from './facts/EntryReport.ts';
import type { TextLanguage } from './facts/TextLanguage.ts';
import type { FileReport } from './facts/FileReport.ts';
import { reachedFiles } from './reachedFiles.ts';
import { reportFile } from './reportFile.ts';
import { unusedPictures } from './rules/media/pictureProblems.ts';
import { BranchPageFile } from '#composer/page/branchPages.ts';
import { findByLocale, type Site } from '#composer/page/loadSite.ts';
import type { ParsedFile, PageSource } from '#composer/page/PageSource.ts';
import type { Problem } from '#composer/problems/problem.ts';
import type { SectionSet } from '#composer/page/SectionSet.ts';
import type { SiteTheme } from '#composer/page/siteTheme.ts';
import type { Shared, SiteFacts } from './facts/SiteFacts.ts';
import { siteNames, type SiteNames } from './siteNames.ts';
import { inTemplates } from './inTemplates.ts';
import { siteRules } from './rules/siteRules.ts';
import { SiteAddresses } from './facts/siteAddresses.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';

/** Reports of pages from earlier checks with the same sections and options, for pages whose file is the same. */
export interface ReportStore {
  get(source: SourceFile): FileReport | undefined;
  /** Called with each report that was not stored. The page's text is in memory. */
  add(page: PageSource, report: FileReport): void;
}

export interface CheckOptions {
  /** Words of the library that `{word:key}` may name in addition to those of the site. */
  readonly words?: Readonly<Record<Locale, Words>>;
  /** Returns the headings that a section renders. Without it, only headings that props define are known. */
  readonly headings?: HeadingReader;
  /** Detects the language of a text. Without it, texts in a wrong language are not reported. */
  readonly languageOf?: TextLanguage;
  /** Widths of the page's parts, for a site whose brand does not define them. */
  readonly placeTokens?: PlaceTokens;
  /** The current date, which decides the rates in force. */
  readonly now?: () => Date;
  /** The section packages that were looked up. Without them, the packages that the site names are not checked. */
  readonly packages?: SectionSet['packages'];
  /** The site's own theme. By default, it has none. */
  readonly theme?: SiteTheme;
  /** Kinds of fields whose values are sensitive, such as `ssn`. Empty by default. */
  readonly sensitiveKinds?: ReadonlySet<string>;
  /** Whether a confirmation may repeat the answer to a field. It may repeat all by default. */
  readonly isRepeatable?: (field: unknown) => boolean;
  readonly store?: ReportStore | undefined;
  /** Schemas of data files by path, such as `rates/cd.json`. */
  readonly data?: ReadonlyMap<string, z.ZodType>;
}

/** Cached results of earlier checks with the same registry, keyed by the objects they were derived from. */
interface Memory {
  readonly registry: Registry;
  readonly headings: HeadingReader | undefined;
  readonly languageOf: TextLanguage | undefined;
  readonly files: WeakMap<SourceFile, FileReport>;
  readonly compositions: WeakMap<PageSource, { composition: Composition; words: readonly unknown[] }>;
}
const memories = new WeakMap<Registry, Memory>();

/**
 * Returns every problem of a site, sorted by file and position. Results for files and pages that have not changed since
 * the last check with the same `registry` are cached; relations between pages are always checked again.
 */
export function checkSite(site: Site, registry: Registry, options: CheckOptions = {}): Problem[] {
  return allSteps(checkSteps(site, registry, options));
}

/** Does the work of `checkSite` in steps. */
export function* checkSteps(site: Site, registry: Registry, options: CheckOptions = {}): Steps<Problem[]> {
  const facts = yield* factSteps(site, registry, options);
  const { reports, compositions } = facts;
  const problems = [
    ...reports.flatMap((report) => report.problems),
    ...[...compositions.values()].flatMap((composition) => composition.problems),
  ];
  for (const rule of siteRules) {
    for (const problem of rule(facts)) problems.push(problem);
    yield;
  }
  // While there are errors, something that seems unused may be part of what is missing.
  if (!problems.some(({ severity }) => severity === 'error')) problems.push(...unusedPictures(facts));
  const found = sorted(site, withoutEchoes(ofReadable(site, inTemplates(site.pages.values(), problems)))).map(
    citing(regulatorOf(site)),
  );
  for (const { source } of site.pages.values()) source.forget();
  return found;
}

/** Returns a function that cites the rule of a regulator in place of the bank's. */
const citing =
  (regulator: RegulatorName) =>
  (problem: Problem): Problem =>
    problem.rule === undefined ? problem : { ...problem, rule: ruleOf(regulator, problem.rule) };

/** Collects the names that authors can refer to, for editors, in steps. Quick after a check with the same options. */
export function* nameSteps(site: Site, registry: Registry, options: CheckOptions = {}): Steps<SiteNames> {
  const facts = yield* factSteps(site, registry, options);
  return yield* siteNames(facts, options.words);
}

/** Returns the files that a file of the site is made with; see `reachedFiles`. Quick after a check with the same options. */
export const filesReachedFrom = (
  site: Site,
  registry: Registry,
  options: CheckOptions,
  file: string,
): ReadonlySet<string> => reachedFiles(allSteps(factSteps(site, registry, options)), file);

/** Collects everything that the rules need to know about a site, in steps. */
function* factSteps(site: Site, registry: Registry, options: CheckOptions): Steps<SiteFacts> {
  const memory = memoryFor(registry, options);
  for (const page of site.pages.values()) {
    readPage(memory, page, options.store);
    yield;
  }
  const reports: FileReport[] = [];
  for (const source of site.files.values()) {
    reports.push(fileReport(memory, source));
    yield;
  }
  for (const { source } of site.pages.values())
    // The path to the schema is that from the template.
    if (source instanceof BranchPageFile) reports.push(withoutSchema(fileReport(memory, source)));
  const shared = sharedParts(site, memory, options);
  const compositions = yield* composeSite(site, memory, shared, options);
  return {
    site,
    registry,
    placeTokens: site.brands.get(site.brandName ?? '')?.brand?.tokens ?? options.placeTokens,
    reports,
    compositions,
    addresses: new SiteAddresses(site),
    words: options.words,
    now: options.now?.() ?? new Date(),
    data: options.data ?? new Map(),
    sensitiveKinds: options.sensitiveKinds ?? new Set(),
    isRepeatable: options.isRepeatable ?? (() => true),
    packages: options.packages,
    theme: options.theme ?? {},
  };
}

const withoutSchema = ({ schema: _schema, ...report }: FileReport): FileReport => report;

/** Reads a page's file, unless its report is there, and releases its text. */
function readPage(memory: Memory, page: PageSource, store?: ReportStore): void {
  const { source } = page;
  if (memory.files.has(source)) return;
  const stored = store?.get(source);
  if (stored) return void memory.files.set(source, stored);
  const report = fileReport(memory, source);
  // Kept, so that the file need not be read again.
  page.readFields();
  store?.add(page, report);
  source.forget();
}

function memoryFor(registry: Registry, { headings, languageOf }: CheckOptions): Memory {
  const known = memories.get(registry);
  if (known && known.headings === headings && known.languageOf === languageOf) return known;
  const memory = { registry, headings, languageOf, files: new WeakMap(), compositions: new WeakMap() };
  memories.set(registry, memory);
  return memory;
}

function fileReport(memory: Memory, source: SourceFile): FileReport {
  const known = memory.files.get(source);
  if (known) return known;
  const report = reportFile(source, memory.registry, memory);
  memory.files.set(source, report);
  return report;
}

function sharedParts(site: Site, memory: Memory, options: CheckOptions): Shared {
  const reportsOf = (things: ReadonlyMap<string, ParsedFile<unknown>>) =>
    new Map([...things].map(([name, { source }]) => [name, fileReport(memory, source)]));
  const wordsOf = (locale: Locale) => {
    const file = site.words.get(locale);
    if (file && !file.definition) return undefined;
    return new Set([...Object.keys(options.words?.[locale] ?? {}), ...Object.keys(file?.definition ?? {})]);
  };
  return {
    layouts: reportsOf(site.layouts),
    fragments: reportsOf(site.fragments),
    defaultLayout: site.config?.defaultLayout ?? 'standard',
    wordFiles: new Set(site.words.keys()),
    words: { en: wordsOf('en'), es: wordsOf('es'), zh: wordsOf('zh') },
    registry: memory.registry,
    regulator: regulatorOf(site),
    headings: memory.headings,
  };
}

function* composeSite(
  site: Site,
  memory: Memory,
  shared: Shared,
  options: CheckOptions,
): Steps<Map<string, Composition>> {
  const words = [
    ...locales.map((locale) => site.words.get(locale)),
    options.words,
    shared.defaultLayout,
    shared.regulator,
  ];
  const compositions = new Map<string, Composition>();
  for (const page of site.pages.values()) {
    const known = memory.compositions.get(page);
    const holds =
      known &&
      known.words.every((one, index) => one === words[index]) &&
      known.composition.made.every(
        ({ map, name, found }) =>
          (map === 'layouts'
            ? shared.layouts.get(name)
            : findByLocale(shared.fragments, name, page.locale)) === found,
      );
    const composition = holds
      ? known.composition
      : composeReports(page, fileReport(memory, page.source), shared);
    if (!holds) memory.compositions.set(page, { composition, words });
    compositions.set(page.path, composition);
    yield;
  }
  return compositions;
}

/** Removes duplicates: a problem in a shared file would otherwise be reported for every page that uses the file. */
function withoutEchoes(problems: readonly Problem[]): Problem[] {
  const reported = new Set<string>();
  return problems.filter(({ code, file, line, column, pointer }) => {
    const key = `${code} ${file} ${line}:${column} ${pointer}`;
    return !reported.has(key) && reported.add(key);
  });
}

const isUnreadable = (site: Site, { file }: Problem) => (site.files.get(file)?.problems.length ?? 0) > 0;

/** Drops other problems of files that cannot be read. */
const ofReadable = (site: Site, problems: readonly Problem[]): Problem[] =>
  problems.filter(
    (problem) => !isUnreadable(site, problem) || site.files.get(problem.file)?.problems.includes(problem),
  );

/** Sorts unreadable files first, because they can cause problems in others. */
const sorted = (site: Site, problems: readonly Problem[]): Problem[] =>
  problems.toSorted(
    (one, other) =>
      Number(isUnreadable(site, other)) - Number(isUnreadable(site, one)) ||
      compare(one.file, other.file) ||
      one.line - other.line ||
      one.column - other.column ||
      compare(one.code, other.code),
  );

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** A task in steps of a few milliseconds, so that its caller can yield to the event loop between them, or stop early. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Runs all steps of a task without a pause and returns its result. */
export function allSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
