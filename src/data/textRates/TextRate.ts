import type { RateVisitor } from '#lib/visitor/LiveRates.ts';

/** A rate in author text, with the value that the page was published with. */
export interface TextRate {
  /** Its key in parts: the file, the product, and what identifies the rate within the product. */
  readonly key: readonly string[];
  /** The product in the service; see `KnownRate`. */
  readonly live: string;
  /** The published text, such as `4.13%`. */
  readonly initial: string;
}

/** The visitor that rates in author text are looked up for. */
export interface TextRateVisitor extends Pick<RateVisitor, 'serviceBase' | 'token' | 'ask'> {
  /** Five digits; `undefined` if unknown. */
  readonly zipCode: string | undefined;
  /** Name of the chosen state, such as `Maine`; `undefined` before a choice. */
  readonly state: string | undefined;
  /** Maximum age of an answer. */
  readonly maxAgeDays: number;
  /** Hostname of the page. Empty on the server, which requests its own service. */
  readonly hostname: string;
  /** Origin for mortgage rates while the site runs on localhost. */
  readonly productionOrigin?: string | undefined;
}

/** A rate of a service. */
export interface NewestRate {
  readonly text: string;
  /** The day from which it has been in force, `YYYY-MM-DD`, if the service provides it. */
  readonly effectiveDate?: string | undefined;
}

/** Looks up rates of one service for author text. */
export interface TextRateKind {
  /** Names of the `pages-json/rates` files that the service has newer rates for. */
  readonly files: readonly string[];
  /** What decides which of the rates a visitor gets, besides the day. */
  readonly dependsOn?: 'zipCode' | 'state';
  /**
   * Returns the newest rate, or `undefined` to show the page's own.
   *
   * @throws {Error} if the service cannot provide the rate.
   */
  readonly newest: (rate: TextRate, visitor: TextRateVisitor) => Promise<NewestRate | undefined>;
}
