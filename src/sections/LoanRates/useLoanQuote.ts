import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { useDeferWhilePressed } from '#components/fields/useDeferWhilePressed.ts';
import { useVisitorToken } from '#components/zip-code/useVisitorToken.ts';
import { useZipCode } from '#components/zip-code/useZipCode.ts';
import { type LoanRate, loanRateQuery, type LoanTerms } from '#data/loanRates.ts';
import { submitAfterPaint } from '#lib/browser/afterPaint.ts';
import { saveZipCode } from '#lib/browser/saveZipCode.ts';
import { formatWholeDollars, monthlyPayment } from '#lib/format/money.ts';
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

/** Requests the rate for these terms, if they are complete (RATE-09). */
function useLoanRate(terms: LoanTerms | undefined, maxAgeDays: number | undefined) {
  const { serviceBase } = useSection();
  const token = useVisitorToken();
  const nothing: LoanTerms = { creditScore: 0, depositAmount: 0, timePeriod: 0, zipcode: '' };
  return useQuery({
    ...loanRateQuery({ serviceBase, terms: terms ?? nothing, token, maxAgeDays }),
    enabled: terms !== undefined,
  });
}

/** The text fields, which are uncontrolled: their values are read on blur and on submit, not on every key press. */
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
  const [isZipSaved, setZipSaved] = useState(true);
  const read = () => ({
    amount: amountField.current?.value ?? '',
    zipcode: zipField.current?.value.trim() ?? '',
  });
  /** Reads the fields on submit, and focuses the first invalid one. */
  const take = () => {
    const typed = read();
    const known = zipCodeOf(typed.zipcode, zip);
    setSettled(typed.amount);
    setZipWrong(known === undefined);
    if (known !== undefined && typed.zipcode !== '') setZipSaved(saveZipCode(known));
    const wrong = wrongField(typed, props, zip);
    if (wrong) (wrong === 'amount' ? amountField : zipField).current?.focus();
  };
  const deferWhilePressed = useDeferWhilePressed();
  const settle = () => deferWhilePressed(() => setSettled(read().amount));
  return { amountField, zipField, sentZip, settled, isZipWrong, isZipSaved, settle, take };
}

/** The visitor's input, with the resulting rate and payment. */
export interface LoanQuote {
  readonly chosen: Chosen;
  readonly change: (changed: Partial<Chosen>) => void;
  readonly amountField: RefObject<HTMLInputElement | null>;
  readonly zipField: RefObject<HTMLInputElement | null>;
  /** The zip code of a form that was submitted without JavaScript. */
  readonly sentZip: string | undefined;
  /** The amount as typed, at the last blur or submit. */
  readonly settled: string;
  readonly settle: () => void;
  readonly submit: (event: FormEvent) => void;
  /** The amount in whole dollars; `undefined` if it is invalid. */
  readonly dollars: number | undefined;
  readonly isZipWrong: boolean;
  /** False if the browser blocks the cookie of the zip code. */
  readonly isZipSaved: boolean;
  /** What gets focus if the server answers a submitted form: the first invalid field, or the answer. */
  readonly opensWith: 'amount' | 'zipcode' | 'answer' | undefined;
  /** The requested loan; `undefined` until the terms are complete. */
  readonly loan: LoanTerms | undefined;
  /** The answer for this loan, which has no APR if the bank has no rate for it. */
  readonly rate: LoanRate | undefined;
  /** Dollars a month. */
  readonly payment: number | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
}

/** The state of a loan's questions and answer (RATE-09). */
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
    payment:
      loan && rate?.apr !== undefined
        ? monthlyPayment(loan.depositAmount, rate.apr, loan.timePeriod)
        : undefined,
    isFetching,
    isError,
  };
}
