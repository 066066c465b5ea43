import type { HomeEquityTerms } from '#data/homeEquityRates.ts';
import type { HomeEquityState } from '#data/homeEquityStates.ts';
import type { Locale } from '#lib/format/locale.ts';
import { formatWholeDollars, parseTyped } from '#lib/format/money.ts';
import type { Props } from './HomeEquityRates.schema.ts';

export const amountNames = ['valueOfHome', 'mortgageBalance', 'loanAmount'] as const;
export type AmountName = (typeof amountNames)[number];

/** Names of the form's fields. */
export const fieldNames = ['stateCode', 'county', ...amountNames, 'fico', 'checking', 'autopay'] as const;
export type FieldName = (typeof fieldNames)[number];

/** What the fields hold. */
export interface Typed extends Readonly<Record<AmountName, string>> {
  /** Empty until it is chosen, as is the county. */
  readonly stateCode: string;
  readonly county: string;
  readonly fico: string;
  readonly checking: boolean;
  readonly autopay: boolean;
}

/** What the visitor answered, without what each offer adds. */
export type HomeEquityAsked = Omit<HomeEquityTerms, 'productKey' | 'termsinMonths'>;

/** Answers to all questions, and the words for where the home is. */
export interface Answered {
  readonly terms: HomeEquityAsked;
  readonly stateName: string;
}

/** Whole dollars; the home and the loan must be worth something. */
export function dollarsOf(typed: string, name: AmountName): number | undefined {
  const dollars = parseTyped(typed);
  const isGood = dollars !== undefined && Number.isInteger(dollars) && dollars < 1e8;
  return isGood && (dollars > 0 || name === 'mortgageBalance') ? dollars : undefined;
}

/** What the fields hold when the page arrives as it was published. */
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

/** Characters of a value that was sent; nobody needs more. */
const longest = 60;

/** What a form that was sent says; a score that the page does not offer is its first choice. */
export function typedIn(sent: URLSearchParams, { scores }: Props): Typed {
  const text = (name: FieldName) => (sent.get(name) ?? '').trim().slice(0, longest);
  const fico = scores.find(({ score }) => String(score) === text('fico')) ?? scores[0];
  return {
    stateCode: text('stateCode'),
    county: text('county'),
    valueOfHome: text('valueOfHome'),
    mortgageBalance: text('mortgageBalance'),
    loanAmount: text('loanAmount'),
    fico: String(fico?.score),
    checking: sent.has('checking'),
    autopay: sent.has('autopay'),
  };
}

/** The same without a county that is not in the state: without JavaScript, another state may have been chosen since. */
export function withOwnCounty(typed: Typed, states: readonly HomeEquityState[]): Typed {
  const state = states.find(({ stateCode }) => stateCode === typed.stateCode);
  return state?.counties.includes(typed.county) ? typed : { ...typed, county: '' };
}

/** The first question without a good answer, in the order of the form. */
export function firstWrong(typed: Typed): 'stateCode' | 'county' | AmountName | undefined {
  if (typed.stateCode === '') return 'stateCode';
  if (typed.county === '') return 'county';
  return amountNames.find((name) => dollarsOf(typed[name], name) === undefined);
}

/** What to ask for; `undefined` until all of it is there. */
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
