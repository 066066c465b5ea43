import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { useVisitorToken } from '#components/zip-code/useVisitorToken.ts';
import { useZipCode } from '#components/zip-code/useZipCode.ts';
import { loanRateQuery, type LoanTerms } from '#data/loanRates.ts';
import { afterPaint, submitAfterPaint } from '#lib/browser/afterPaint.ts';
import { writeCookie } from '#lib/visitor/cookies.ts';
import { formatWholeDollars, monthlyPayment } from '#lib/format/money.ts';
import { zipCodeChanged } from '#lib/visitor/zipCode.ts';
import { useAsked, useSection } from '#section-kit/sectionContext.tsx';
import {
  amountOf,
  type Chosen,
  chosenIn,
  loanOf,
  textIn,
  wrongField,
  wrongIn,
  zipCodeOf,
} from './loanForm.ts';
import type { Props } from './LoanRates.schema.ts';

/** The rate for these terms; nothing is asked without all of them (RATE-09). */
function useLoanRate(terms: LoanTerms | undefined, maxAgeDays: number | undefined) {
  const { serviceBase } = useSection();
  const token = useVisitorToken();
  const nothing: LoanTerms = { creditScore: 0, depositAmount: 0, timePeriod: 0, zipcode: '' };
  return useQuery({
    ...loanRateQuery({ serviceBase, terms: terms ?? nothing, token, maxAgeDays }),
    enabled: terms !== undefined,
  });
}

/** The fields that the visitor types into: what is in one counts when it is left or sent, not at each key. */
function useTypedFields(props: Props, zip: string | undefined) {
  const { locale } = useSection();
  const sent = useAsked();
  const amountField = useRef<HTMLInputElement>(null);
  const zipField = useRef<HTMLInputElement>(null);
  const [sentZip] = useState(() => sent && textIn(sent, 'zipcode'));
  const [settled, setSettled] = useState(() =>
    sent ? textIn(sent, 'amount') : formatWholeDollars(props.amount.initial, locale),
  );
  const [isZipWrong, setZipWrong] = useState(
    () => sentZip !== undefined && zipCodeOf(sentZip, zip) === undefined,
  );
  const read = () => ({
    amount: amountField.current?.value ?? '',
    zipcode: zipField.current?.value.trim() ?? '',
  });
  /** Takes what was typed, and leads to what is wrong. */
  const take = () => {
    const typed = read();
    const known = zipCodeOf(typed.zipcode, zip);
    setSettled(typed.amount);
    setZipWrong(known === undefined);
    if (known !== undefined && typed.zipcode !== '') {
      writeCookie('zipcode', known);
      document.dispatchEvent(new CustomEvent(zipCodeChanged));
    }
    const wrong = wrongField(typed, props, zip);
    if (wrong) (wrong === 'amount' ? amountField : zipField).current?.focus();
  };
  const settle = () => void afterPaint().then(() => setSettled(read().amount));
  return { amountField, zipField, sentZip, settled, isZipWrong, settle, take };
}

/** What the visitor has entered, and the rate and the payment for it. */
export interface LoanQuote {
  readonly chosen: Chosen;
  readonly change: (changed: Partial<Chosen>) => void;
  readonly amountField: RefObject<HTMLInputElement | null>;
  readonly zipField: RefObject<HTMLInputElement | null>;
  /** The zip code of a form that was sent without JavaScript. */
  readonly sentZip: string | undefined;
  /** The amount as the field showed it when the visitor left it. */
  readonly settled: string;
  readonly settle: () => void;
  readonly submit: (event: FormEvent) => void;
  /** The amount in whole dollars; `undefined` while it cannot be lent. */
  readonly dollars: number | undefined;
  readonly isZipWrong: boolean;
  /** What the page opens with: what is wrong in a form that was sent without JavaScript, or its answer. */
  readonly opensWith: 'amount' | 'zipcode' | 'answer' | undefined;
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
  const zipCode = useZipCode(useSection().zipCode);
  const sent = useAsked();
  const [chosen, setChosen] = useState(() => chosenIn(sent, props));
  const { take, ...fields } = useTypedFields(props, zipCode);
  const [opensWith] = useState(
    (): LoanQuote['opensWith'] => sent && (wrongIn(sent, props, zipCode) ?? 'answer'),
  );
  const dollars = amountOf(fields.settled, props.amount);
  const loan = loanOf(chosen, props, { dollars, zipCode });
  const { data, isFetching, isError, refetch } = useLoanRate(loan, props.maxAgeDays);
  const rate = loan && !isFetching && !isError ? data : undefined;
  const submit = (event: FormEvent) =>
    submitAfterPaint(event, () => {
      take();
      if (isError) void refetch();
    });
  return {
    ...fields,
    chosen,
    change: (changed) => setChosen((before) => ({ ...before, ...changed })),
    submit,
    dollars,
    opensWith,
    loan,
    rate,
    payment: rate && loan && monthlyPayment(loan.depositAmount, rate.apr, loan.timePeriod),
    isFetching,
    isError,
  };
}
