import type { z } from 'zod';
import { locales, type Locale } from '#lib/format/locale.ts';
import type { Words } from '#section-kit/defineSection.ts';
import type { PlaceTokens } from '#section-kit/picturePlace.ts';
import { allSteps } from './allSteps.ts';
import { composeReports } from './composition.ts';
import type { Composition } from './facts/Composition.ts';
import type { HeadingReader, Registry } from './facts/EntryReport.ts';
import type { TextLanguage } from './facts/TextLanguage.ts';
import type { FileReport } from './facts/FileReport.ts';
import { reportFile } from './reportFile.ts';
import { readFormTargets } from './rules/forms/formTargets.ts';
import { statedImages } from './rules/media/imageProblems.ts';
import { placedPictures } from './rules/media/placedPictures.ts';
import { findByLocale, type Site } from '#composer/page/loadSite.ts';
import type { ParsedFile, PageSource } from '#composer/page/PageSource.ts';
import type { Problem } from '#composer/problems/problem.ts';
import type { SectionSet } from '#composer/page/SectionSet.ts';
import type { Shared } from './facts/PageFacts.ts';
import type { SiteFacts } from './facts/SiteFacts.ts';
import { siteNames, type SiteNames } from './siteNames.ts';
import { siteRules } from './rules/siteRules.ts';
import { SiteAddresses } from './facts/siteAddresses.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';

export interface CheckOptions {
  /** Words of the library that `{word:key}` may name besides those of the site. */
  readonly words?: Readonly<Record<Locale, Words>>;
  /** Tells the headings sections show; without it only those that props speak of are known. */
  readonly headings?: HeadingReader;
  /** Tells the language of a text; without it texts in a wrong one are not found. */
  readonly languageOf?: TextLanguage;
  /** How wide parts of pages are, for a site whose brand does not say it. */
  readonly placeTokens?: PlaceTokens;
  /** What day it is; rates are in force on some. */
  readonly now?: () => Date;
  /** The packages that were looked for; without it those that the site names are not checked. */
  readonly packages?: SectionSet['packages'];
  /** Kinds of fields whose values are sensitive, such as `ssn`; none without it. */
  readonly sensitiveKinds?: ReadonlySet<string>;
  /** Schemas of data files, by file, e.g. `rates/cd.json`. */
  readonly data?: ReadonlyMap<string, z.ZodType>;
}

/** What earlier checks with the same registry found out, by the objects they were found from. */
interface Memory {
  readonly registry: Registry;
  readonly headings: HeadingReader | undefined;
  readonly languageOf: TextLanguage | undefined;
  readonly files: WeakMap<SourceFile, FileReport>;
  readonly compositions: WeakMap<PageSource, { composition: Composition; words: readonly unknown[] }>;
}
const memories = new WeakMap<Registry, Memory>();

/**
 * Every problem of a site, by file and place. What a file says by itself, and pages whose parts have not changed
 * since the last check of the same `registry`, are not looked at again; relations between pages always are.
 */
export function checkSite(site: Site, registry: Registry, options: CheckOptions = {}): Problem[] {
  return allSteps(checkSteps(site, registry, options));
}

/** What `checkSite` does, in steps of a few milliseconds: others can work in between, and need not let it end. */
export function* checkSteps(
  site: Site,
  registry: Registry,
  options: CheckOptions = {},
): Generator<undefined, Problem[], undefined> {
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
  const found = sorted(site, withoutEchoes(ofReadable(site, problems)));
  for (const { source } of site.pages.values()) source.forget();
  return found;
}

/** Names that authors can refer to, for editors, in steps; after a check with the same options little is left to do. */
export function* nameSteps(
  site: Site,
  registry: Registry,
  options: CheckOptions = {},
): Generator<undefined, SiteNames, undefined> {
  const facts = yield* factSteps(site, registry, options);
  return yield* siteNames(facts, options.words);
}

/** What there is to know of a site, before anything is judged that is not of one file or page alone. */
function* factSteps(
  site: Site,
  registry: Registry,
  options: CheckOptions,
): Generator<undefined, SiteFacts, undefined> {
  const memory = memoryFor(registry, options);
  for (const page of site.pages.values()) {
    readPage(memory, page);
    yield;
  }
  const reports: FileReport[] = [];
  for (const source of site.files.values()) {
    reports.push(fileReport(memory, source));
    yield;
  }
  const shared = sharedParts(site, memory, options);
  const compositions = yield* composeSite(site, memory, shared, options);
  return {
    site,
    registry,
    placeTokens: site.brands.get(site.brandName ?? '')?.brand?.tokens ?? options.placeTokens,
    reports,
    compositions,
    addresses: new SiteAddresses(site),
    now: options.now?.() ?? new Date(),
    data: options.data ?? new Map(),
    sensitiveKinds: options.sensitiveKinds ?? new Set(),
    packages: options.packages,
  };
}

/** Learns all there is to know of a page's file while its text is in memory. */
function readPage(memory: Memory, page: PageSource): void {
  if (memory.files.has(page.source)) return;
  const report = fileReport(memory, page.source);
  statedImages(report);
  placedPictures(report, memory.registry);
  readFormTargets(report);
  page.readFields();
  page.source.forget();
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
    words: { en: wordsOf('en'), es: wordsOf('es'), zh: wordsOf('zh') },
    registry: memory.registry,
    headings: memory.headings,
  };
}

function* composeSite(
  site: Site,
  memory: Memory,
  shared: Shared,
  options: CheckOptions,
): Generator<undefined, Map<string, Composition>, undefined> {
  const words = [...locales.map((locale) => site.words.get(locale)), options.words, shared.defaultLayout];
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

/** A problem of a shared file shows on every page that shares it; it is told once. */
function withoutEchoes(problems: readonly Problem[]): Problem[] {
  const told = new Set<string>();
  return problems.filter(({ code, file, line, column, pointer }) => {
    const key = `${code} ${file} ${line}:${column} ${pointer}`;
    return !told.has(key) && told.add(key);
  });
}

const isUnreadable = (site: Site, { file }: Problem) => (site.files.get(file)?.problems.length ?? 0) > 0;

/** Of a file that cannot be read nothing else is told. */
const ofReadable = (site: Site, problems: readonly Problem[]): Problem[] =>
  problems.filter(
    (problem) => !isUnreadable(site, problem) || site.files.get(problem.file)?.problems.includes(problem),
  );

/** Files that cannot be read first: others may only seem wrong because of them. */
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
