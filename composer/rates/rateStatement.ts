import type { Provision } from '#section-kit/defineSection.ts';

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
