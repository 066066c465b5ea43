import { entryProblem } from '#composer/check/facts/placedProblem.ts';
import type { EntryReport, PlacedRate } from '#composer/check/facts/EntryReport.ts';
import { formatWholeDollars } from '#lib/format/money.ts';
import type { Problem } from '#composer/problems/problem.ts';
import type { RateBook } from '#composer/rates/RateBook.ts';
import { rateFiles, type RateFileName } from '#composer/rates/rateFiles.ts';
import { firstOf } from '#composer/schema/describeValue.ts';
import { rateCodes } from './rateCodes.ts';

interface InForceNow {
  readonly book: RateBook;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

const productOf = ({ key }: PlacedRate) => key.split('.')[1] ?? '';

/** Reports terms that a form offers for a product in force, but for which the service quotes no rate. */
export function termProblems<Name extends RateFileName>(
  entry: EntryReport,
  rate: PlacedRate,
  name: Name,
  { book, today }: InForceNow,
): Problem[] {
  const file = book.file(name);
  const { hasTerm } = rateFiles[name];
  const { terms } = rate;
  if (!terms || !file || !hasTerm) return [];
  const product = productOf(rate);
  // Without an answer, nothing is quoted yet.
  const missing = terms.months.filter((one) => one !== '' && !hasTerm(file, product, Number(one), today));
  if (missing.length === 0) return [];
  const parameters = { file: `rates/${name}.json`, product, months: firstOf(missing) };
  const path = ['props', ...terms.path];
  return [entryProblem(undefined, entry, rateCodes['term-not-quoted'], path, { parameters })];
}

/** Reports a minimum opening deposit that is below every tier of its product in force. */
export function openingProblems<Name extends RateFileName>(
  entry: EntryReport,
  rate: PlacedRate,
  name: Name,
  { book, today }: InForceNow,
): Problem[] {
  const file = book.file(name);
  const product = productOf(rate);
  const { opening } = rate;
  const least = file && rateFiles[name].leastAmount?.(file, product, today);
  if (!opening || least === undefined || opening.dollars >= least) return [];
  const parameters = {
    file: `rates/${name}.json`,
    product,
    least: formatWholeDollars(least),
    opening: formatWholeDollars(opening.dollars),
  };
  const path = ['props', ...opening.path];
  return [entryProblem(undefined, entry, rateCodes['opening-below-rates'], path, { parameters })];
}
