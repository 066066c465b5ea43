import type { z } from 'zod';
import { cardFile, type CardFile } from './cardOffers.ts';
import { cashOutFile, type CashOutFile } from './cashOutRates.ts';
import { cdFile, type CdFile } from './cdRates.ts';
import { depositFile, type DepositFile } from './depositRates.ts';
import { homeEquityFile, type HomeEquityFile } from './homeEquityRates.ts';
import { loanFile, type LoanFile } from './loanRates.ts';
import { mortgageFile, type MortgageFile } from './mortgageRates.ts';
import { personalLineFile, type PersonalLineFile } from './personalLineRates.ts';
import { zonesFile, type ZonesFile } from './zones.ts';

/** What each file of `rates` holds, by its name without `.json`. */
export interface RateFiles {
  readonly cd: CdFile;
  readonly deposits: DepositFile;
  readonly cards: CardFile;
  readonly loans: LoanFile;
  readonly 'home-equity': HomeEquityFile;
  readonly 'cash-out-refinance': CashOutFile;
  readonly 'personal-line': PersonalLineFile;
  readonly 'mortgage-purchase': MortgageFile;
  readonly 'mortgage-refinance': MortgageFile;
  readonly zones: ZonesFile;
}
export type RateFileName = keyof RateFiles;

/** The schema of each file. */
export const rateFiles: { readonly [Name in RateFileName]: z.ZodType<RateFiles[Name]> } = {
  cd: cdFile,
  deposits: depositFile,
  cards: cardFile,
  loans: loanFile,
  'home-equity': homeEquityFile,
  'cash-out-refinance': cashOutFile,
  'personal-line': personalLineFile,
  'mortgage-purchase': mortgageFile,
  'mortgage-refinance': mortgageFile,
  zones: zonesFile,
};

const isRateFile = (name: string): name is RateFileName => Object.hasOwn(rateFiles, name);

const noZones: ZonesFile = { zones: {}, states: [] };

/** A site's rates as data. A file that is missing or does not fit is like none; the checker says what is wrong. */
export class RateBook {
  readonly #files: Partial<RateFiles>;

  /**
   * @param values contents of the files by their names without `.json`.
   * @param before stands in for those that do not fit.
   */
  constructor(values: Iterable<readonly [string, unknown]>, before?: RateBook) {
    this.#files = Object.fromEntries(
      [...values].flatMap(([name, value]) => {
        if (!isRateFile(name)) return [];
        const parsed = rateFiles[name].safeParse(value);
        return [[name, parsed.success ? parsed.data : before?.file(name)] as const];
      }),
    );
  }

  file<Name extends RateFileName>(name: Name): RateFiles[Name] | undefined {
    return this.#files[name];
  }

  /** Whether there is a file of this name that fits. */
  has(name: string): boolean {
    return isRateFile(name) && this.#files[name] !== undefined;
  }

  /** Where zip codes lie; without a file everybody lives in the default zone. */
  get zones(): ZonesFile {
    return this.#files.zones ?? noZones;
  }
}
