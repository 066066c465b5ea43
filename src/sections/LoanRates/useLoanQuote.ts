import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useShortForm } from '#components/fields/useShortForm.ts';
import { useVisitorToken } from '#components/zip-code/useVisitorToken.ts';
import { useZipCode } from '#components/zip-code/useZipCode.ts';
import { loanRateQuery, type LoanTerms } from '#data/loanRates.ts';
import { saveZipCode } from '#lib/browser/saveZipCode.ts';
import { monthlyPayment } from '#lib/format/money.ts';
import { readZipCode } from '#lib/visitor/readZipCode.ts';
import { useAsked, useSection } from '#section-kit/sectionContext.tsx';
import { amountOf, firstTyped, loanOf, typedIn, wrongField, zipCodeOf } from './loanForm.ts';
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

/** The state of a loan's questions and answer (RATE-09). */
export function useLoanQuote(props: Props) {
  const { id, locale, zipCode: rendered } = useSection();
  const zipCode = useZipCode(rendered);
  const [isZipSaved, setZipSaved] = useState(true);
  const form = useShortForm({
    id,
    sent: useAsked(),
    read: (fields) => typedIn(fields, props),
    initial: () => firstTyped(props, locale),
    firstWrong: (typed) => wrongField(typed, props, zipCode),
    onSubmit: (typed) => {
      const zip = readZipCode(typed.zipcode);
      if (zip !== undefined) setZipSaved(saveZipCode(zip));
      if (isError) void refetch();
    },
  });
  const isZipWrong = form.showsErrors() && zipCodeOf(form.values.zipcode, zipCode) === undefined;
  // The rate of another place would stand beside the error.
  const loan = isZipWrong ? undefined : loanOf(form.values, props, zipCode);
  const { data, isFetching, isError, refetch } = useLoanRate(loan, props.maxAgeDays);
  const rate = loan && !isFetching && !isError ? data : undefined;
  return {
    form,
    /** The amount in whole dollars; `undefined` if it is invalid. */
    dollars: amountOf(form.values.amount, props.amount),
    isZipWrong,
    /** False if the browser blocks the cookie of the zip code. */
    isZipSaved,
    /** The requested loan; `undefined` until the terms are complete. */
    loan,
    /** The answer for this loan, which has no APR if the bank has no rate for it. */
    rate,
    /** Dollars a month. */
    payment:
      loan && rate?.apr !== undefined
        ? monthlyPayment(loan.depositAmount, rate.apr, loan.timePeriod)
        : undefined,
    isFetching,
    isError,
  };
}
export type LoanQuote = ReturnType<typeof useLoanQuote>;
