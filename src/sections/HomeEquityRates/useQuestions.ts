import { type FormEvent, startTransition, useRef, useState } from 'react';
import { submitAfterPaint } from '#lib/afterPaint.ts';
import { formatWholeDollars, parseTyped } from '#lib/money.ts';
import { useSection } from '#section-kit/sectionContext.tsx';
import type { Props } from './HomeEquityRates.schema.ts';
import { type HomeEquityAsked, useHomeEquityStates } from './useHomeEquityRates.ts';

export const amountNames = ['valueOfHome', 'mortgageBalance', 'loanAmount'] as const;
export type AmountName = (typeof amountNames)[number];

/** Whole dollars; the home and the loan must be worth something. */
export function dollarsOf(typed: string, name: AmountName): number | undefined {
  const dollars = parseTyped(typed);
  const isGood = dollars !== undefined && Number.isInteger(dollars) && dollars < 1e8;
  return isGood && (dollars > 0 || name === 'mortgageBalance') ? dollars : undefined;
}

interface Typed extends Record<AmountName, string> {
  readonly stateCode: string;
  readonly county: string;
  readonly fico: string;
  readonly checking: boolean;
  readonly autopay: boolean;
}

function readTyped(typed: Typed): HomeEquityAsked | undefined {
  const valueOfHome = dollarsOf(typed.valueOfHome, 'valueOfHome');
  const mortgageBalance = dollarsOf(typed.mortgageBalance, 'mortgageBalance');
  const loanAmount = dollarsOf(typed.loanAmount, 'loanAmount');
  const isMissing = valueOfHome === undefined || mortgageBalance === undefined || loanAmount === undefined;
  if (isMissing || typed.stateCode === '' || typed.county === '') return undefined;
  return {
    stateCode: typed.stateCode,
    county: typed.county,
    anticipatedBalance: loanAmount,
    loanAmount,
    valueOfHome,
    mortgageBalance,
    personalCheckingAccount: typed.checking,
    fico: Number(typed.fico),
    autoPay: typed.autopay,
  };
}

/** Hears what is asked when all of it is there. */
export type OnAsk = (asked: HomeEquityAsked, stateName: string) => void;

/** The state of the questions: what was entered, and whether the visitor has been told what is missing. */
export function useQuestions(props: Props, onAsk: OnAsk) {
  const { id, locale } = useSection();
  const { data: states = [], isError } = useHomeEquityStates();
  const [isTold, setTold] = useState(false);
  const [typed, setTyped] = useState<Typed>({
    stateCode: '',
    county: '',
    valueOfHome: formatWholeDollars(props.valueOfHome, locale),
    mortgageBalance: formatWholeDollars(props.mortgageBalance, locale),
    loanAmount: formatWholeDollars(props.loanAmount, locale),
    fico: String(props.scores[0]?.score),
    checking: true,
    autopay: true,
  });
  const amounts = useRef<Partial<Record<AmountName, string>>>({});
  const change = (changed: Partial<Typed>) => setTyped((before) => ({ ...before, ...changed }));
  const state = states.find(({ stateCode }) => stateCode === typed.stateCode);
  const submit = (event: FormEvent) =>
    submitAfterPaint(event, () => {
      const all = { ...typed, ...amounts.current };
      setTyped(all);
      setTold(true);
      const asked = readTyped(all);
      if (asked) onAsk(asked, state?.stateName ?? '');
      else document.getElementById(`${id}-${firstWrong(all)}`)?.focus();
    });
  // No key waits for the form to be rendered.
  const enter = (name: AmountName, value: string) => {
    amounts.current[name] = value;
    if (isTold) startTransition(() => change({ [name]: value }));
  };
  return { typed, change, enter, submit, isTold, states, isError, counties: state?.counties ?? [] };
}

/** The first question without a good answer, in the order of the form. */
function firstWrong(typed: Typed): string {
  if (typed.stateCode === '') return 'stateCode';
  if (typed.county === '') return 'county';
  return amountNames.find((name) => dollarsOf(typed[name], name) === undefined) ?? 'stateCode';
}
