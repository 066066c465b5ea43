import type { KnownRate } from '#section-kit/siteData.ts';
import { fileOfRate, type KnownRates } from './knownRates.ts';
import type { RateBook } from './RateBook.ts';
import { isRateFile, rateFiles, type RateFileName, type RateFiles } from './rateFiles.ts';

/** The files whose rates depend on the visitor, for the rates on a day. Can be sent to a worker thread. */
export interface PersonalRates {
  readonly files: Partial<RateFiles>;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** Returns the files of a book whose rates depend on the visitor. */
export function personalRates(book: RateBook, today: string): PersonalRates {
  // The keys of the table are the names of the files.
  const names = (Object.keys(rateFiles) as RateFileName[]).filter((name) => rateFiles[name].quote);
  const files: Partial<RateFiles> = Object.fromEntries(names.map((name) => [name, book.file(name)]));
  return { files, today };
}

function quoted<Name extends RateFileName>(name: Name, key: string, personal: PersonalRates) {
  const file = personal.files[name];
  const [, productKey = '', ...terms] = key.split('.');
  const question = new URLSearchParams(terms.join('.'));
  const quote = file && rateFiles[name].quote?.(file, productKey, question, personal.today);
  if (!quote) return undefined;
  const { value, unit, entry } = quote;
  return { value, unit, decimals: rateFiles[name].decimals ?? 2, asOf: entry.effectiveFrom };
}

/**
 * Finds a rate by its key: one that is the same for all visitors (`cd.CD99.12.apy`), or the one that the bank quotes on
 * the terms in the key (`loans.LOAN.creditScore=800&…`). Returns `undefined` if none is in force.
 */
export function findRate(known: KnownRates, personal: PersonalRates, key: string): KnownRate | undefined {
  if (Object.hasOwn(known, key)) return known[key];
  const file = fileOfRate(key);
  return isRateFile(file) ? quoted(file, key, personal) : undefined;
}
