/** What a visitor wants to know the rate of. */
export interface QuotedTerms {
  /**
   * The product, and what the author says of it: `cd.CD99`, `deposits.TU`, `loans.LOAN.creditScore=760`, or
   * `mortgage-purchase.FIX30.30-year fixed`.
   */
  readonly rate: string;
  /** Dollars; 0 for cards. */
  readonly amount: number;
  /** Absent for accounts without a term. */
  readonly months?: number;
  /** Five digits; empty for mortgages and cards. */
  readonly zipCode: string;
  /** Name of the state of a home, such as `Maine`. */
  readonly state?: string;
  /** The visitor's answers to what the service of the rate also asks, such as `creditScore`. They replace the author's. */
  readonly parameters?: Readonly<Record<string, string>>;
}
