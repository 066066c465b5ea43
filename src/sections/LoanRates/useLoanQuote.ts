import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { useZipCode } from '#components/useZipCode.ts';
import { loanRateQuery, loanTerms, type LoanTerms } from '#data/loanRates.ts';
import { afterPaint } from '#lib/afterPaint.ts';
import { readCookie } from '#lib/cookies.ts';
import { formatWholeDollars, monthlyPayment, parseTyped } from '#lib/money.ts';
import { useSection } from '#section-kit/sectionContext.tsx';
import type { Props } from './LoanRates.schema.ts';

/** What the visitor asks for beside the amount. */
interface Asked {
  readonly term: string;
  readonly score: string;
  readonly autopay: boolean;
}

/** Whole dollars within the author's bounds. */
function amountOf(typed: string, { min, max }: Props['amount']): number | undefined {
  const amount = parseTyped(typed);
  const isGood = amount !== undefined && Number.isInteger(amount) && amount >= min && amount <= max;
  return isGood ? amount : undefined;
}

/** The rate for these terms; nothing is asked without all of them (RATE-09). */
function useLoanRate(terms: LoanTerms | undefined, maxAgeDays: number | undefined) {
  const { serviceBase } = useSection();
  const token = terms && readCookie('apply_jwt');
  const nothing: LoanTerms = { creditScore: 0, depositAmount: 0, timePeriod: 0, zipcode: '' };
  return useQuery({
    ...loanRateQuery({ serviceBase, terms: terms ?? nothing, token, maxAgeDays }),
    enabled: terms !== undefined,
  });
}

/** What the visitor has entered, and the rate and the payment for it. */
export interface LoanQuote {
  readonly asked: Asked;
  readonly change: (changed: Partial<Asked>) => void;
  readonly amountField: RefObject<HTMLInputElement | null>;
  /** The amount as the field showed it when the visitor left it. */
  readonly settled: string;
  readonly settle: () => void;
  /** The amount in whole dollars; `undefined` while it cannot be lent. */
  readonly dollars: number | undefined;
  /** The loan that is asked for; `undefined` until all is known. */
  readonly loan: LoanTerms | undefined;
  readonly rate: { readonly apr: number; readonly effectiveDate?: string } | undefined;
  /** Dollars a month. */
  readonly payment: number | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
}

/** The state of a loan's questions (RATE-09). */
export function useLoanQuote(props: Props): LoanQuote {
  const { amount, terms, scores, kind, employeeAdjustment, allianceIndicator, maxAgeDays } = props;
  const { locale } = useSection();
  const zip = useZipCode();
  const [asked, setAsked] = useState<Asked>({
    term: String(terms[0]),
    score: String(scores[0]?.score),
    autopay: true,
  });
  // What is in the field counts when the visitor leaves it, not at each key.
  const amountField = useRef<HTMLInputElement>(null);
  const [settled, setSettled] = useState(() => formatWholeDollars(amount.initial, locale));
  const dollars = amountOf(settled, amount);
  const loan = loanTerms({
    creditScore: asked.score,
    depositAmount: dollars,
    timePeriod: asked.term,
    zipcode: zip,
    checkboxSelected: asked.autopay,
    employeeAdjustment,
    allianceIndicator,
    autoAdjustment: kind === 'auto',
    homeImprovementAdjustment: kind === 'homeImprovement',
  });
  const { data, isFetching, isError } = useLoanRate(loan, maxAgeDays);
  const rate = loan && !isFetching && !isError ? data : undefined;
  return {
    asked,
    change: (changed) => setAsked((before) => ({ ...before, ...changed })),
    amountField,
    settled,
    settle: () => void afterPaint().then(() => setSettled(amountField.current?.value ?? '')),
    dollars,
    loan,
    rate,
    payment: rate && loan && monthlyPayment(loan.depositAmount, rate.apr, loan.timePeriod),
    isFetching,
    isError,
  };
}
