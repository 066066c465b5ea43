import { defineProblems, error, warning } from '#composer/problems/problemType.ts';

/** Problems of what a US bank must say. */
export const disclosureCodes = defineProblems({
  'fdic-sign-missing': error(
    'FDIC official digital sign missing',
    'A page of type “{pageType}” must show the FDIC official digital sign.',
    '{how}, near the top of the page or its layout.',
    '12 CFR 328.5(c)',
  ),
  'fdic-on-non-deposit': error(
    'FDIC signage beside a non-deposit product',
    'This page offers non-deposit products, so {component} with FDIC signage cannot be on it.',
    'Use a layout without FDIC signage, or change "productClass".',
    '12 CFR 328.5(d)',
  ),
  'non-deposit-notice-missing': error(
    'Non-deposit notice missing',
    'A page about non-deposit products must say that they are not FDIC insured, not deposits, and may lose value.',
    '{how}.',
    '12 CFR 328.5(d)',
  ),
  'member-fdic-missing': error(
    'Member FDIC statement missing',
    'A page that advertises deposits must show the Member FDIC statement.',
    '{how}.',
    '12 CFR 328.6',
  ),
  'equal-housing-missing': error(
    'Equal Housing Lender missing',
    'A page about housing loans must show the Equal Housing Lender logotype and words.',
    '{how}.',
    '12 CFR 338.3',
  ),
  'statement-unproven': error(
    'Statement without its words',
    '“{says}” is said to be in the {what}, which is not on this page.',
  ),
  'rate-date-missing': error(
    'Rates without their date',
    '{component} shows rates, and {page} does not say for which day they are.',
    'Say for which day or days they are{where}.',
    '12 CFR 1030.8(c)(2)',
  ),
  'minimum-balance-missing': error(
    'Yields without their balances',
    '{component} shows yields of an account, and {page} does not say which balances earn them.',
    'Say which balance earns each yield{where}.',
    '12 CFR 1030.8(c)(3)',
  ),
  'minimum-opening-missing': error(
    'Yields without the opening deposit',
    '{component} shows yields, and {page} does not say what it takes to open the account.',
    'Say what it takes to open the account{where}.',
    '12 CFR 1030.8(c)(4)',
  ),
  'fee-effect-missing': error(
    'Yields without the effect of fees',
    '{component} shows yields, and {page} does not say that fees could reduce earnings.',
    'Say that fees could reduce earnings, or that there are none{where}.',
    '12 CFR 1030.8(c)(5)',
  ),
  'early-withdrawal-penalty-missing': error(
    'Certificate without the penalty',
    '{component} shows yields of certificates, and {page} does not say that early withdrawal may cost a penalty.',
    'Say that early withdrawal may cost a penalty{where}.',
    '12 CFR 1030.8(c)(6)',
  ),
  'deposit-variable-rate-missing': error(
    'Variable yield not called so',
    '{component} shows yields that may change, and {page} does not say so.',
    'Say that the rate may change after the account is opened{where}.',
    '12 CFR 1030.8(c)(1)',
  ),
  'credit-variable-rate-missing': error(
    'Variable APR not called so',
    '{component} shows rates that may vary, and {page} does not say so.',
    'Say that the rate may vary{where}.',
    '12 CFR 1026.16(b)',
  ),
  'repayment-terms-missing': error(
    'Loan rates without repayment terms',
    '{component} shows rates of a loan, and {page} has no example of what is paid back.',
    'Give an example with the amount, the term, the APR and the payments{where}.',
    '12 CFR 1026.24(d)(2)',
  ),
  'apr-on-deposit': warning(
    'APR on a deposit page',
    'Rates of deposits are annual percentage yields (APY), never “APR”.',
    undefined,
    '12 CFR 1030.8',
  ),
  'apy-not-spelled-out': warning(
    'APY not spelled out',
    'This page says “APY” but nowhere “annual percentage yield”.',
    'Spell it out once.',
    '12 CFR 1030.8(c)',
  ),
  'free-account': warning(
    '“Free” account',
    'An account may be called free only when it has no maintenance or activity fee.',
    'Check that this is so, or use other words.',
    '12 CFR 1030.8(a)',
  ),
});
