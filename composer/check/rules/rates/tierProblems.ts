import { formatWholeDollars } from '#lib/format/money.ts';
import type { NamedTier, NamedTiers } from '#section-kit/siteData.ts';
import { isRateFile, rateFiles, type RateFileName } from '#composer/rates/rateFiles.ts';
import type { FileTier } from '#composer/rates/RateFileKind.ts';
import type { RateBook } from '#composer/rates/RateBook.ts';
import type { EntryReport } from '#composer/check/facts/EntryReport.ts';
import { entryProblem } from '#composer/check/facts/placedProblem.ts';
import { nearest } from '#composer/problems/nearest.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { rateCodes } from './rateCodes.ts';

/** Returns the tiers of a product in the rate file, or `undefined` if the file does not tell. */
function tiersOfFile(book: RateBook, { file: name, productKey }: NamedTiers, today: string) {
  return isRateFile(name) ? tiersIn(name, book, today)?.get(productKey) : undefined;
}

function tiersIn<Name extends RateFileName>(name: Name, book: RateBook, today: string) {
  const file = book.file(name);
  return file && rateFiles[name].tiers?.(file, today);
}

/** One row of a page's table, and the tiers of its product. */
interface Row {
  readonly entry: EntryReport;
  readonly table: NamedTiers;
  readonly index: number;
  readonly tier: NamedTier;
  readonly tiers: readonly FileTier[];
}

/**
 * Reports tables whose tiers are not those of the rate file. A tier that spans several tiers of the file would publish
 * one yield for all of them.
 */
export const tierProblems = (entry: EntryReport, book: RateBook, today: string): Problem[] =>
  entry.tiers.flatMap((table) => {
    const tiers = tiersOfFile(book, table, today);
    // A product that is not in force is a problem of the rates that the table names.
    if (!tiers || tiers.length === 0) return [];
    const rows = table.tiers.map((tier, index): Row => ({ entry, table, index, tier, tiers }));
    const found = rows.flatMap(rowProblems);
    return found.length > 0 ? found : missingTiers(entry, table, tiers);
  });

/** Whether a rate belongs to a tier that the rate file lacks, which is reported as such. */
export const isOfUnknownTier = (
  entry: EntryReport,
  path: readonly (string | number)[],
  book: RateBook,
  today: string,
): boolean =>
  entry.tiers.some((table) => {
    const tier =
      table.path.every((step, at) => step === path[at]) && table.tiers[Number(path[table.path.length])];
    const tiers = tiersOfFile(book, table, today);
    return tier && tiers !== undefined && tiers.length > 0 && tiers.every((one) => !isSame(tier, one));
  });

const isSame = ({ description, minimum }: NamedTier, tier: FileTier): boolean =>
  description === undefined ? minimum === tier.minimum : description === tier.description;

function rowProblems({ entry, table, index, tier, tiers }: Row): Problem[] {
  const { file, productKey: product } = table;
  const name = `rates/${file}.json`;
  const names = tiers.map(({ description }) => description).join('; ');
  const place = ['props', ...table.path, index];
  const at = tiers.findIndex((one) => isSame(tier, one));
  const same = tiers[at];
  const field = tier.description === undefined ? 'minimumBalance' : 'tierDescription';
  if (!same) {
    const written = tier.description ?? `from ${formatWholeDollars(tier.minimum ?? 0)}`;
    const descriptions = tiers.map(({ description }) => description);
    const suggestion = nearest(tier.description ?? '', descriptions);
    const details = { parameters: { file: name, product, tier: written, names }, suggestion };
    return [entryProblem(undefined, entry, rateCodes['unknown-tier'], [...place, field], details)];
  }
  if (at !== index) {
    const parameters = { file: name, product, tier: same.description, number: at + 1, names };
    return [entryProblem(undefined, entry, rateCodes['tier-order'], [...place, field], { parameters })];
  }
  if (tier.maximum !== same.maximum) {
    const there = same.maximum === undefined ? 'without a limit' : `to ${formatWholeDollars(same.maximum)}`;
    const here = tier.maximum === undefined ? 'without a limit' : `to ${formatWholeDollars(tier.maximum)}`;
    const parameters = { file: name, product, tier: same.description, here, there, names };
    return [
      entryProblem(undefined, entry, rateCodes['tier-differs'], [...place, 'maximumBalance'], { parameters }),
    ];
  }
  const { label } = tier;
  if (label === undefined || saysBalances(label, same)) return [];
  const parameters = { label, tier: same.description };
  return [entryProblem(undefined, entry, rateCodes['tier-label'], [...place, 'label'], { parameters })];
}

function missingTiers(entry: EntryReport, table: NamedTiers, tiers: readonly FileTier[]): Problem[] {
  const missing = tiers.filter((one) => !table.tiers.some((tier) => isSame(tier, one)));
  if (missing.length === 0) return [];
  const parameters = {
    file: `rates/${table.file}.json`,
    product: table.productKey,
    count: table.tiers.length,
    all: tiers.length,
    missing: missing.map(({ description }) => description).join('; '),
  };
  return [
    entryProblem(undefined, entry, rateCodes['tier-missing'], ['props', ...table.path], { parameters }),
  ];
}

/** An amount in dollars, such as `$9,999.99`. */
const amount = /\$\s?(\d[\d,]*(?:\.\d+)?)/g;

const amountsIn = (text: string): number[] =>
  [...text.matchAll(amount)].map(([, digits = '']) => Number(digits.replaceAll(',', '')));

/** Whether the amounts in a label are those of the tier, which may end at `$4,999.99` or be under `$5,000`. */
function saysBalances(label: string, { description, minimum, maximum }: FileTier): boolean {
  const bounds = minimum === undefined ? amountsIn(description) : [minimum, maximum ?? minimum];
  const allowed = new Set(bounds.flatMap((one) => [one, Math.ceil(one), Math.floor(one)]));
  return amountsIn(label).every((one) => allowed.has(one));
}
