import type { z } from 'zod';
import type { KnownRate } from '#section-kit/siteData.ts';
import type { Provision } from '#section-kit/defineSection.ts';
import type { RateEntry } from './inForce.ts';
import type { ZonesFile } from './zones.ts';

/** Disclosures that must be beside rates, with the code of the problem if one is missing. */
const statements = {
  date: { provision: 'rate-date', code: 'rate-date-missing' },
  opening: { provision: 'minimum-opening', code: 'minimum-opening-missing' },
  fees: { provision: 'fee-effect', code: 'fee-effect-missing' },
  penalty: { provision: 'early-withdrawal-penalty', code: 'early-withdrawal-penalty-missing' },
  balance: { provision: 'minimum-balance', code: 'minimum-balance-missing' },
  variableDeposit: { provision: 'variable-rate', code: 'deposit-variable-rate-missing' },
  variableCredit: { provision: 'variable-rate', code: 'credit-variable-rate-missing' },
  repayment: { provision: 'repayment-terms', code: 'repayment-terms-missing' },
} as const satisfies Record<string, { readonly provision: Provision; readonly code: string }>;

export type RateStatement = (typeof statements)[keyof typeof statements];

const { date, opening, fees, penalty, balance, variableDeposit, variableCredit, repayment } = statements;

/** For certificates of deposit. */
export const termStatements = [date, opening, fees, penalty];
/** For checking and savings. */
export const accountStatements = [date, balance, opening, fees, variableDeposit];
/** For credit with a variable rate. */
export const variableStatements = [date, variableCredit];
/** For installment loans. */
export const loanStatements = [date, repayment];

/** A rate in a file that does not depend on the visitor. */
export interface FileRate extends Pick<KnownRate, 'value' | 'unit' | 'live'> {
  /** Unique key within the file, such as `CD99.12.apy`. */
  readonly key: string;
  /** The entry that contains it, with the period it is in force. */
  readonly entry: RateEntry;
}

/** The rate of a product on the terms of a question. */
export type PersonalQuote = Pick<FileRate, 'value' | 'unit' | 'entry'>;

/** A tier of a product in a rate file. */
export interface FileTier {
  /** Its name in the rate service. */
  readonly description: string;
  /** Lowest balance in dollars, if the file contains balances. */
  readonly minimum?: number;
  /** Highest balance in dollars. Absent if there is no limit. */
  readonly maximum?: number;
}

/** A name under which the service quotes the rates of an entry, such as a term. */
export interface Quote {
  readonly entry: RateEntry;
  readonly name: string;
}

/** How a key names a place: a zone of zip codes, a state (`Maine`), or a state or county (`ME`, `ME/York`). */
export type PlaceKind = 'zone' | 'state' | 'county';

/** A kind of rate file: everything that pages, the check and the server need to know about it. */
export interface RateFileKind<Content = unknown> {
  readonly schema: z.ZodType<Content>;
  /** Decimals of its rates on pages (RATE-13); 2 by default. */
  readonly decimals?: number;
  /** Returns the rates of the default zone on a day, which pages show until the visitor's own have loaded. */
  readonly known?: (file: Content, today: string, zones: ZonesFile) => FileRate[];
  /**
   * For rates that depend on the visitor, so that none is known in advance: returns what the service would answer to a
   * question about a product, in the default place. `undefined` if there is no offer, or the question is invalid.
   *
   * @param question with the parameters of the call; the place is ignored.
   */
  readonly quote?: (
    file: Content,
    productKey: string,
    question: URLSearchParams,
    today: string,
  ) => PersonalQuote | undefined;
  /** Returns the tiers of each product in the default zone on a day, by product key. */
  readonly tiers?: (file: Content, today: string) => ReadonlyMap<string, readonly FileTier[]>;
  /**
   * Returns the lowest amount in dollars that has a rate of a product in force, in any place. Only for products that are
   * opened with an amount and keep it.
   */
  readonly leastAmount?: (file: Content, productKey: string, today: string) => number | undefined;
  /** Whether the service quotes a product in force for a term in months, for some amount in some place. */
  readonly hasTerm?: (file: Content, productKey: string, months: number, today: string) => boolean;
  /** Fields of an entry whose keys are places: `{ zones: 'zone' }`. */
  readonly places?: Readonly<Record<string, PlaceKind>>;
  /** Returns what the service quotes for each entry. Only one product in force may be quoted under a name. */
  readonly quotes?: (file: Content) => readonly Quote[];
  /** The disclosures that must be beside its rates on a page (Regulations DD and Z). */
  readonly statements?: readonly RateStatement[];
}
