/** What a visitor wants to know the rate of. */
export interface QuotedTerms {
  /** The product, and what the author says of it: `cd.CD99`, `deposits.TU`, or `loans.LOAN.creditScore=760`. */
  readonly rate: string;
  /** Dollars. */
  readonly amount: number;
  /** Absent for accounts without a term. */
  readonly months?: number;
  /** Five digits. */
  readonly zipCode: string;
}
