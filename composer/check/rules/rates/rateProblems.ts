import { firstOf } from '#composer/schema/describeValue.ts';
import { inForce, type RateEntry } from '#composer/rates/inForce.ts';
import { fileOfRate, type KnownRates } from '#composer/rates/knownRates.ts';
import { findRate } from '#composer/rates/personalRates.ts';
import { isRateFile, rateFiles } from '#composer/rates/rateFiles.ts';
import type { RateBook } from '#composer/rates/RateBook.ts';
import { rateBookOf, type RatesInForce, ratesInForce } from '#composer/check/facts/ratesInForce.ts';
import { entriesIn, type EntryReport, type PlacedRate } from '#composer/check/facts/EntryReport.ts';
import { memoize } from '#composer/page/memoize.ts';
import type { FileReport } from '#composer/check/facts/FileReport.ts';
import type { Site } from '#composer/page/loadSite.ts';
import { entryProblem, placedProblem } from '#composer/check/facts/placedProblem.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { type DetailsArgument, problemAtPath, type ProblemDetails } from '#composer/problems/problemAt.ts';
import type { ProblemType } from '#composer/problems/problemType.ts';
import { nearest } from '#composer/problems/nearest.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';
import { rateCodes } from './rateCodes.ts';
import { placeProblems, zipProblems } from './placeProblems.ts';
import { clashProblems, disclosureProblems, unnamedProducts } from './productProblems.ts';
import { daysBetween, entriesOf, entryLine } from './rateEntries.ts';
import { replacementProblems } from './replacedEntries.ts';
import { openingProblems, termProblems } from './offerProblems.ts';
import { isOfUnknownTier, tierProblems } from './tierProblems.ts';
import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';

/** Reports entries of a rate file that contradict each other or are stale. */
function periodProblems(source: SourceFile, today: string, maxAgeDays: number | undefined): Problem[] {
  const entries = entriesOf(source);
  const current = new Set(inForce(entries, today));
  const place = (index: number, field: string) => ['products', index, field];
  return entries.flatMap((entry) => {
    const { productKey: product, effectiveFrom: from, effectiveUntil: until, index } = entry;
    const found: Problem[] = [];
    if (until !== undefined && until < from)
      found.push(
        problemAtPath(source, rateCodes['rate-period'], place(index, 'effectiveUntil'), {
          parameters: { product, from, until },
        }),
      );
    const other = entries.find(
      (earlier) =>
        earlier !== entry &&
        earlier.productKey === product &&
        (earlier.effectiveFrom < from || (earlier.effectiveFrom === from && earlier.index < index)) &&
        (earlier.effectiveFrom === from ||
          (earlier.effectiveUntil !== undefined && earlier.effectiveUntil >= from)),
    );
    if (other) {
      const line = entryLine(source, other);
      const parameters = { product, from, line };
      found.push(
        problemAtPath(source, rateCodes['rate-overlap'], place(index, 'effectiveFrom'), { parameters }),
      );
    }
    if (maxAgeDays !== undefined && current.has(entry) && daysBetween(from, today) > maxAgeDays) {
      const parameters = { product, from, days: maxAgeDays, today };
      found.push(
        problemAtPath(source, rateCodes['rate-stale'], place(index, 'effectiveFrom'), { parameters }),
      );
    }
    return found;
  });
}

/** Returns the product in a key such as `cd.CD99.12.apy`. */
const productOf = (key: string) => key.split('.')[1] ?? '';

const periodWords = ({ effectiveFrom, effectiveUntil }: RateEntry) =>
  effectiveUntil === undefined ? `from ${effectiveFrom}` : `from ${effectiveFrom} until ${effectiveUntil}`;

/** The rates on the day of the check. */
interface InForceNow extends RatesInForce {
  readonly book: RateBook;
}

/** Creates a problem at the position where a section names a rate. */
function problemOfRate<Type extends ProblemType>(
  entry: EntryReport,
  rate: PlacedRate,
  type: Type,
  ...details: DetailsArgument<Type>
): Problem {
  return rate.fact
    ? placedProblem(undefined, { entry, fact: rate.fact }, type, ...details)
    : entryProblem(undefined, entry, type, ['props', ...rate.path], ...details);
}

/**
 * Returns the details of a key whose prefix is not a kind of rate, which neither a rate file nor a service could
 * provide.
 */
export function withoutKind(
  key: string,
  known: KnownRates,
): ProblemDetails<(typeof rateCodes)['unknown-rate-file']> {
  const names = Object.keys(rateFiles).filter((name) => name !== 'zones');
  return {
    parameters: { name: fileOfRate(key), key, names: names.join(', ') },
    received: key,
    suggestion: nearest(key, Object.keys(known)),
  };
}

/**
 * Returns the details of a rate in text whose file the site does not have. Sections ask the bank's own service instead,
 * but a browser only refreshes rates in text that were known when the page was built.
 */
export function withoutFile(key: string): ProblemDetails<(typeof rateCodes)['no-rate-file']> {
  const file = `rates/${fileOfRate(key)}.json`;
  return { parameters: { file, key }, received: key, cause: file };
}

/** Returns the products of a rate file that are in force, as sections name them. */
function productsIn(source: SourceFile, { known, today }: InForceNow, file: string): readonly string[] {
  const business = new Set(
    Object.entries(known).flatMap(([key, { live }]) =>
      fileOfRate(key) === file && live === 'business' ? [productOf(key)] : [],
    ),
  );
  const products = new Set(inForce(entriesOf(source), today).map(({ productKey }) => productKey));
  return [...products].map((name) => `${file}.${name}${business.has(name) ? '.business' : ''}`);
}

/** Reports a rate that a section names but that no visitor could see. */
function namedProblem(site: Site, entry: EntryReport, rate: PlacedRate, now: InForceNow): Problem[] {
  const { book, known, personal, today } = now;
  const file = fileOfRate(rate.key);
  if (!isRateFile(file))
    return [problemOfRate(entry, rate, rateCodes['unknown-rate-file'], withoutKind(rate.key, known))];
  const source = site.rates.get(file);
  if (!source)
    return rate.fact ? [problemOfRate(entry, rate, rateCodes['no-rate-file'], withoutFile(rate.key))] : [];
  // An invalid file is reported elsewhere.
  if (!book.has(file)) return [];
  const products = rate.isProduct && productsIn(source, now, file);
  if (products ? products.includes(rate.key) : findRate(known, personal, rate.key))
    return [...termProblems(entry, rate, file, now), ...openingProblems(entry, rate, file, now)];
  if (isOfUnknownTier(entry, rate.path, book, today)) return [];
  const product = productOf(rate.key);
  const entries = entriesOf(source).filter(({ productKey }) => productKey === product);
  const isKnown = entries.length > 0 && inForce(entries, today).length === 0;
  if (!products && rateFiles[file].quote && !isKnown && rate.fact === undefined) {
    const terms = rate.key.slice(file.length + product.length + 2).replaceAll('&', ', ');
    const details = { parameters: { file: source.file, product, terms } };
    return [problemOfRate(entry, rate, rateCodes['rate-not-quoted'], details)];
  }
  // A product that is not offered is reported once, not for each of its rates.
  const place = isKnown || entries.length === 0 ? rate.productPath : undefined;
  const keys = place
    ? inForce(entriesOf(source), today).map(({ productKey }) => productKey)
    : products || Object.keys(known).filter((key) => fileOfRate(key) === file);
  const named = place ? { key: product, path: place } : rate;
  const parameters = {
    key: named.key,
    file: source.file,
    today,
    periods: entries.map(periodWords).join(', '),
    names: firstOf(keys),
  };
  const details = {
    parameters,
    received: named.key,
    suggestion: isKnown ? undefined : nearest(named.key, keys),
  };
  const type = isKnown ? rateCodes['rate-not-in-force'] : rateCodes['unknown-rate'];
  return [problemOfRate(entry, named, type, details)];
}

/** Returns the sections of a file with tables of tiers. */
const withTiers = memoize((report: FileReport) =>
  [...entriesIn(report.lists.values())].filter(({ tiers }) => tiers.length > 0),
);

/** Returns the rates that a file names, each with its section. */
const namedRates = memoize((report: FileReport) =>
  [...entriesIn(report.lists.values())].flatMap((entry) => entry.rates.map((rate) => ({ entry, rate }))),
);

/** Returns the products that a file names, by rate file. */
const namedProducts = memoize((report: FileReport) => {
  const products = new Map<string, Set<string>>();
  for (const { rate } of namedRates(report)) {
    const file = fileOfRate(rate.key);
    products.set(file, (products.get(file) ?? new Set()).add(productOf(rate.key)));
  }
  return products;
});

/** Returns the products that any of the files names, by rate file. */
function allNamedProducts(reports: readonly FileReport[]): ReadonlyMap<string, ReadonlySet<string>> {
  const products = new Map<string, Set<string>>();
  for (const report of reports) {
    for (const [file, names] of namedProducts(report)) {
      const all = products.get(file) ?? new Set();
      for (const name of names) all.add(name);
      products.set(file, all);
    }
  }
  return products;
}

/** Reports names in a valid rate file that mean nothing there, on pages, or in `zones.json`. */
function nameProblems(
  name: string,
  source: SourceFile,
  { book, today }: InForceNow,
  namedHere: ReadonlySet<string> = new Set(),
): Problem[] {
  if (!book.has(name)) return [];
  if (name === 'zones') return zipProblems(source, book.zones);
  return [
    ...(book.has('zones') ? placeProblems(name, source, book.zones) : []),
    ...clashProblems(name, source, book, today),
    ...disclosureProblems(source),
    ...unnamedProducts(source, namedHere),
  ];
}

/** Reports stale and overlapping rates, and rates that a page names but that don't exist. */
export function rateProblems(facts: SiteFacts): Problem[] {
  const { site, reports } = facts;
  const { maxAgeDays, maxJump = 1 } = site.config?.rates ?? {};
  const book = rateBookOf(site);
  const now = { book, ...ratesInForce(facts) };
  const { today } = now;
  const zones = site.rates.get('zones');
  const areZonesWrong = zones && !rateFiles.zones.schema.safeParse(zones.value).success;
  const unknown = reports
    .flatMap((report) =>
      namedRates(report).flatMap(({ entry, rate }) => namedProblem(site, entry, rate, now)),
    )
    // The keys of some rates contain a state, which that file names.
    .filter(({ code }) => !areZonesWrong || code !== rateCodes['unknown-rate'].code)
    .map((problem) =>
      zones || problem.code !== rateCodes['unknown-rate'].code
        ? problem
        : { ...problem, cause: 'rates/zones.json' },
    );
  const tiers = reports.flatMap((report) =>
    withTiers(report).flatMap((entry) => tierProblems(entry, book, today)),
  );
  const products = allNamedProducts(reports);
  const entries = [...site.rates].flatMap(([name, source]) =>
    source.problems.length === 0
      ? [
          ...periodProblems(source, today, maxAgeDays),
          ...replacementProblems(source, { today, maxJump }),
          ...nameProblems(name, source, now, products.get(name)),
        ]
      : [],
  );
  return [...entries, ...unknown, ...tiers];
}
