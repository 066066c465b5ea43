import { entryProblem } from '#composer/check/facts/placedProblem.ts';
import type { EntryReport, PlacedRate } from '#composer/check/facts/EntryReport.ts';
import type { Problem } from '#composer/problems/problem.ts';
import type { RateBook } from '#composer/rates/RateBook.ts';
import { rateFiles, type RateFileName } from '#composer/rates/rateFiles.ts';
import { firstOf } from '#composer/schema/describeValue.ts';
import { rateCodes } from './rateCodes.ts';

/** Reports terms that a form offers for a product in force, but for which the service quotes no rate. */
export function termProblems<Name extends RateFileName>(
  entry: EntryReport,
  { key, terms }: PlacedRate,
  name: Name,
  { book, today }: { readonly book: RateBook; readonly today: string },
): Problem[] {
  const file = book.file(name);
  const { hasTerm } = rateFiles[name];
  if (!terms || !file || !hasTerm) return [];
  const [, product = ''] = key.split('.');
  // Without an answer, nothing is quoted yet.
  const missing = terms.months.filter((one) => one !== '' && !hasTerm(file, product, Number(one), today));
  if (missing.length === 0) return [];
  const parameters = { file: `rates/${name}.json`, product, months: firstOf(missing) };
  const path = ['props', ...terms.path];
  return [entryProblem(undefined, entry, rateCodes['term-not-quoted'], path, { parameters })];
}
