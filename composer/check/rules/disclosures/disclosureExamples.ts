import { examplePage, type ProblemExamples, textPage } from '#composer/problems/problemExample.ts';
import type { disclosureCodes } from './disclosureCodes.ts';

const withFields = (fields: Readonly<Record<string, unknown>>) => ({
  'savings.json': examplePage([], fields),
});
const withRate = (key: string) => ({ 'savings.json': textPage(`Today it is {rate:${key}|4.08%}.`) });
const depositText = (text: string) => ({ 'savings.json': textPage(text, { productClass: 'deposit' }) });

export const disclosureExamples: ProblemExamples<typeof disclosureCodes> = {
  'fdic-sign-missing': withFields({ pageType: 'login' }),
  'fdic-on-non-deposit': {
    'investing.json': examplePage([{ component: 'FdicDigitalSign', props: {} }], {
      productClass: 'non-deposit',
    }),
  },
  'non-deposit-notice-missing': withFields({ productClass: 'non-deposit' }),
  'member-fdic-missing': withFields({ productClass: 'deposit' }),
  'equal-housing-missing': withFields({ productClass: 'housing-loan' }),
  'statement-unproven': withFields({
    statements: [{ says: 'fee-effect', quote: 'Fees could reduce earnings.' }],
  }),
  'rate-date-missing': withRate('cd.CD99.12.apy'),
  'minimum-balance-missing': withRate('deposits.SAVINGS.1.apy'),
  'minimum-opening-missing': withRate('cd.CD99.12.apy'),
  'fee-effect-missing': withRate('cd.CD99.12.apy'),
  'early-withdrawal-penalty-missing': withRate('cd.CD99.12.apy'),
  'deposit-variable-rate-missing': withRate('deposits.SAVINGS.1.apy'),
  'credit-variable-rate-missing': withRate('cards.CASHBACK.apr'),
  'repayment-terms-missing': withRate('mortgage-purchase.FIXED30.apr'),
  'apr-on-deposit': depositText('Compare our APR.'),
  'apy-not-spelled-out': depositText('Compare our APY.'),
  'free-account': depositText('Open a free account.'),
};
