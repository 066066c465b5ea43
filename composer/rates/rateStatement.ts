import type { Provision } from '#section-kit/defineSection.ts';

/** What a page must say beside rates, with the code of the problem when it does not. */
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

/** Certificates of deposit. */
export const termStatements = [date, opening, fees, penalty];
/** Checking and savings. */
export const accountStatements = [date, balance, opening, fees, variableDeposit];
/** Credit whose rate moves. */
export const variableStatements = [date, variableCredit];
/** Loans that are paid back in installments. */
export const loanStatements = [date, repayment];
