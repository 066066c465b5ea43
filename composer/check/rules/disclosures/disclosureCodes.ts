import { defineProblems, error, warning } from '#composer/problems/problemType.ts';
import {
  examplePage,
  type ProblemExamples,
  textPage,
  pageWithFields,
} from '#composer/problems/problemExample.ts';
import { card, certificate, mortgage, savings } from '#composer/check/rules/rates/exampleRates.ts';

/** Problems with the disclosures that a US bank must show. */
export const disclosureCodes = defineProblems({
  'official-sign-missing': error(
    'Official sign missing',
    'A page of type “{pageType}” must show the {sign}.',
    '{how}, near the top of the page or its layout.',
    '12 CFR 328.5(c)',
  ),
  'sign-on-non-deposit': error(
    'Insurance signage on a non-deposit page',
    'This page offers non-deposit products, so it cannot contain {component} with {regulator} signage.',
    'Use a layout without {regulator} signage, or change "productClass".',
    '12 CFR 328.5(d)',
  ),
  'non-deposit-notice-missing': error(
    'Non-deposit notice missing',
    'A page about non-deposit products must say that they are not {regulator} insured, not deposits, and may lose value.',
    '{how}.',
    '12 CFR 328.5(d)',
  ),
  'insured-statement-missing': error(
    'Statement of insurance missing',
    'A page that advertises deposits must show the statement “{statement}”.',
    '{how}.',
    '12 CFR 328.6',
  ),
  'equal-housing-missing': error(
    'Equal Housing Lender statement missing',
    'A page about housing loans must show the Equal Housing Lender logotype and words.',
    '{how}.',
    '12 CFR 338.3',
  ),
  'statement-unproven': error(
    'Statement not found on the page',
    '“{says}” refers to the {what}, which is not on this page.',
  ),
  'rate-date-missing': error(
    'Rates without a date',
    '{component} shows rates, but {page} does not say which day they apply to.',
    'State the day or days that the rates apply to{where}. In text, {rate-date:key} shows the date of a rate.',
    '12 CFR 1030.8(c)(2)',
  ),
  'minimum-balance-missing': error(
    'Yields without minimum balances',
    '{component} shows account yields, but {page} does not say which balances earn them.',
    'State the balance that earns each yield{where}.',
    '12 CFR 1030.8(c)(3)',
  ),
  'minimum-opening-missing': error(
    'Yields without the minimum opening deposit',
    '{component} shows yields, but {page} does not state the minimum deposit to open the account.',
    'State the minimum opening deposit{where}.',
    '12 CFR 1030.8(c)(4)',
  ),
  'fee-effect-missing': error(
    'Yields without the effect of fees',
    '{component} shows yields, but {page} does not say that fees could reduce earnings.',
    'State that fees could reduce earnings or that there are no fees{where}.',
    '12 CFR 1030.8(c)(5)',
  ),
  'early-withdrawal-penalty-missing': error(
    'Certificate without an early withdrawal penalty notice',
    '{component} shows certificate yields, but {page} does not say that a penalty may apply to early withdrawals.',
    'State that a penalty may apply to early withdrawals{where}.',
    '12 CFR 1030.8(c)(6)',
  ),
  'deposit-variable-rate-missing': error(
    'Variable yield not disclosed',
    '{component} shows yields that may change, but {page} does not say so.',
    'State that the rate may change after the account is opened{where}.',
    '12 CFR 1030.8(c)(1)',
  ),
  'credit-variable-rate-missing': error(
    'Variable APR not disclosed',
    '{component} shows rates that may vary, but {page} does not say so.',
    'State that the rate may vary{where}.',
    '12 CFR 1026.16(b)',
  ),
  'repayment-terms-missing': error(
    'Loan rates without repayment terms',
    '{component} shows loan rates, but {page} has no repayment example.',
    'Give an example with the amount, term, APR and payments{where}.',
    '12 CFR 1026.24(d)(2)',
  ),
  'apr-on-deposit': warning(
    'APR on a deposit page',
    'Deposit rates are annual percentage yields (APY), never “APR”.',
    undefined,
    '12 CFR 1030.8',
  ),
  'apy-not-spelled-out': warning(
    'APY not spelled out',
    'This page uses “APY” but never spells out “annual percentage yield”.',
    'Spell it out once.',
    '12 CFR 1030.8(c)',
  ),
  'free-account': warning(
    '“Free” account',
    'An account may be called free only if it has no maintenance or activity fees.',
    'Check that this is the case, or use other words.',
    '12 CFR 1030.8(a)',
  ),
});

/** Returns a site with a product and a page that names a rate of it. */
const withRate = (product: object, key: string) => ({
  [`rates/${key.split('.', 1)[0]}.json`]: { products: [product] },
  'savings.json': textPage(`Today it is {rate:${key}|4.08%}.`),
});
const withCertificate = withRate(certificate('2026-01-01'), 'cd.CD99.12.apy');
const withSavings = withRate(savings, 'deposits.TU.0.apy');
const depositText = (text: string) => ({ 'savings.json': textPage(text, { productClass: 'deposit' }) });

export const disclosureExamples: ProblemExamples<typeof disclosureCodes> = {
  'official-sign-missing': pageWithFields({ pageType: 'login' }),
  'sign-on-non-deposit': {
    'investing.json': examplePage([{ component: 'OfficialSign', props: {} }], {
      productClass: 'non-deposit',
    }),
  },
  'non-deposit-notice-missing': pageWithFields({ productClass: 'non-deposit' }),
  'insured-statement-missing': pageWithFields({ productClass: 'deposit' }),
  'equal-housing-missing': pageWithFields({ productClass: 'housing-loan' }),
  'statement-unproven': pageWithFields({
    statements: [{ says: 'fee-effect', quote: 'Fees could reduce earnings.' }],
  }),
  'rate-date-missing': withCertificate,
  'minimum-balance-missing': withSavings,
  'minimum-opening-missing': withCertificate,
  'fee-effect-missing': withCertificate,
  'early-withdrawal-penalty-missing': withCertificate,
  'deposit-variable-rate-missing': withSavings,
  'credit-variable-rate-missing': withRate(card, 'cards.HARBOR1.calculatedMinAPR'),
  'repayment-terms-missing': withRate(mortgage, 'mortgage-purchase.FIX30.apr'),
  'apr-on-deposit': depositText('Compare our APR.'),
  'apy-not-spelled-out': depositText('Compare our APY.'),
  'free-account': depositText('Open a free account.'),
};
