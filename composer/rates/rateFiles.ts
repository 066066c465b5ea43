import type { z } from 'zod';
import { cardRates } from './cardOffers.ts';
import { cashOutRates } from './cashOutRates.ts';
import { cdRates } from './cdRates.ts';
import { depositRates } from './depositRates.ts';
import { homeEquityRates } from './homeEquityRates.ts';
import { loanRates } from './loanRates.ts';
import { purchaseRates, refinanceRates } from './mortgageRates.ts';
import { personalLineRates } from './personalLineRates.ts';
import type { RateFileKind } from './RateFileKind.ts';
import { zonesFile } from './zones.ts';

const kinds = {
  cd: cdRates,
  deposits: depositRates,
  cards: cardRates,
  loans: loanRates,
  'home-equity': homeEquityRates,
  'cash-out-refinance': cashOutRates,
  'personal-line': personalLineRates,
  'mortgage-purchase': purchaseRates,
  'mortgage-refinance': refinanceRates,
  zones: { schema: zonesFile },
};
export type RateFileName = keyof typeof kinds;

/** The content of each rate file, by its name without `.json`. */
export type RateFiles = { readonly [Name in RateFileName]: z.output<(typeof kinds)[Name]['schema']> };

/** The kinds of rate files, by file name without `.json`. */
export const rateFiles: { readonly [Name in RateFileName]: RateFileKind<RateFiles[Name]> } = kinds;

export const isRateFile = (name: string): name is RateFileName => Object.hasOwn(rateFiles, name);
