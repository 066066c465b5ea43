import { homeEquityQuestion, type HomeEquityTerms } from '#data/homeEquityRates.ts';
import type { HomeEquityState } from '#data/homeEquityStates.ts';
import type { Locale } from '#lib/format/locale.ts';
import { formatWholeDollars } from '#lib/format/money.ts';
import { readDollars } from '#lib/format/readNumber.ts';
import type { Props } from './HomeEquityRates.schema.ts';

export const amountNames = ['valueOfHome', 'mortgageBalance', 'loanAmount'] as const;
export type AmountName = (typeof amountNames)[number];

/** Names of the form's fields. */
export const fieldNames = ['stateCode', 'county', ...amountNames, 'fico', 'checking', 'autopay'] as const;
export type FieldName = (typeof fieldNames)[number];

/** The values of the fields. */
export interface Typed extends Readonly<Record<AmountName, string>> {
  /** Empty until chosen, like the county. */
  readonly stateCode: string;
  readonly county: string;
  readonly fico: string;
  readonly checking: boolean;
  readonly autopay: boolean;
}

/** The visitor's answers, without what each offer adds. */
export type HomeEquityAsked = Omit<HomeEquityTerms, 'productKey' | 'termsinMonths'>;

/** Valid answers to all questions, and the name of the state. */
export interface Answered {
  readonly terms: HomeEquityAsked;
  readonly stateName: string;
}

/** Parses an amount in whole dollars. All amounts except the mortgage balance must be above zero. */
export function dollarsOf(typed: string, name: AmountName): number | undefined {
  const dollars = Number(readDollars(typed));
  // Not a number if it cannot be read.
  const isGood = Number.isInteger(dollars) && dollars < 1e8;
  return isGood && (dollars > 0 || name === 'mortgageBalance') ? dollars : undefined;
}

/** Returns the initial values of the fields. */
export const firstTyped = (props: Props, locale: Locale): Typed => ({
  stateCode: '',
  county: '',
  valueOfHome: formatWholeDollars(props.valueOfHome, locale),
  mortgageBalance: formatWholeDollars(props.mortgageBalance, locale),
  loanAmount: formatWholeDollars(props.loanAmount, locale),
  fico: String(props.scores[0]?.score),
  checking: true,
  autopay: true,
});

/** Reads a submitted form, and formats its valid amounts for display. An unknown credit score becomes the first choice. */
export function typedIn(sent: URLSearchParams, { scores }: Props): Typed {
  const text = (name: FieldName) => (sent.get(name) ?? '').trim();
  const amount = (name: AmountName) => {
    const dollars = dollarsOf(text(name), name);
    return dollars === undefined ? text(name) : formatWholeDollars(dollars);
  };
  const fico = scores.find(({ score }) => String(score) === text('fico')) ?? scores[0];
  return {
    stateCode: text('stateCode'),
    county: text('county'),
    valueOfHome: amount('valueOfHome'),
    mortgageBalance: amount('mortgageBalance'),
    loanAmount: amount('loanAmount'),
    fico: String(fico?.score),
    checking: sent.has('checking'),
    // It is only possible from the account.
    autopay: sent.has('checking') && sent.has('autopay'),
  };
}

/** Clears the county if it is not in the state: without JavaScript, the visitor may have changed the state since. */
export function withOwnCounty(typed: Typed, states: readonly HomeEquityState[]): Typed {
  const state = states.find(({ stateCode }) => stateCode === typed.stateCode);
  return state?.counties.includes(typed.county) ? typed : { ...typed, county: '' };
}

/** Returns the first question without a valid answer, in form order. */
export function firstWrong(typed: Typed): 'stateCode' | 'county' | AmountName | undefined {
  if (typed.stateCode === '') return 'stateCode';
  if (typed.county === '') return 'county';
  return amountNames.find((name) => dollarsOf(typed[name], name) === undefined);
}

/** Returns the validated answers; `undefined` until they are complete. */
export function answeredBy(typed: Typed, states: readonly HomeEquityState[]): Answered | undefined {
  const valueOfHome = dollarsOf(typed.valueOfHome, 'valueOfHome');
  const mortgageBalance = dollarsOf(typed.mortgageBalance, 'mortgageBalance');
  const loanAmount = dollarsOf(typed.loanAmount, 'loanAmount');
  const isMissing = valueOfHome === undefined || mortgageBalance === undefined || loanAmount === undefined;
  if (isMissing || firstWrong(typed) !== undefined) return undefined;
  const { stateCode, county, fico, checking, autopay } = typed;
  return {
    stateName: states.find((state) => state.stateCode === stateCode)?.stateName ?? '',
    terms: {
      stateCode,
      county,
      anticipatedBalance: loanAmount,
      loanAmount,
      valueOfHome,
      mortgageBalance,
      personalCheckingAccount: checking,
      fico: Number(fico),
      autoPay: autopay,
    },
  };
}

/** Returns what an application takes along besides the amount in its address. */
export const applicationOf = ({ valueOfHome, mortgageBalance, fico, autoPay }: HomeEquityAsked) => ({
  valueOfHome: String(valueOfHome),
  mortgageBalance: String(mortgageBalance),
  creditScore: String(fico),
  autopay: autoPay ? 'yes' : '',
});

/** The terms of an offer before the visitor has answered, as a query: those that the form begins with. */
export const exampleQuestion = (
  { productKey, termsinMonths }: Props['offers'][number],
  { valueOfHome, mortgageBalance, loanAmount, scores }: Props,
): string =>
  homeEquityQuestion({
    productKey,
    termsinMonths,
    stateCode: '',
    county: '',
    anticipatedBalance: loanAmount,
    loanAmount,
    valueOfHome,
    mortgageBalance,
    personalCheckingAccount: true,
    fico: scores[0]?.score ?? 0,
    autoPay: true,
  });
