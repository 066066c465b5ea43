/** A rate in author text that the page was made with. */
export interface TextRate {
  /** Its key in parts: the file, the product, and what tells its rates apart. */
  readonly key: readonly string[];
  /** What its service calls the product. */
  readonly live: string;
  /** What the page shows, such as `4.13%`. */
  readonly initial: string;
  /** Where the services answer, e.g. `/svt/elmstone`. */
  readonly serviceBase: string;
  /** Asked for mortgage rates when the site runs on localhost. */
  readonly productionOrigin?: string | undefined;
}

/** The rates of one service in author text. */
export interface TextRateKind {
  /** The files of `pages-json/rates` that it knows newer rates of. */
  readonly files: readonly string[];
  /**
   * The newest text of a rate; `undefined` when the page's own is right.
   *
   * @throws {Error} when the service gives none.
   */
  readonly newest: (rate: TextRate) => Promise<string | undefined>;
}
