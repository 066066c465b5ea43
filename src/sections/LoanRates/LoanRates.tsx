import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CheckboxField } from '#components/CheckboxField.tsx';
import { Heading } from '#components/Heading.tsx';
import { QuoteForm, QuotePanel, QuoteQuestions, QuoteStatus } from '#components/QuotePanel.tsx';
import { rateDecimals, RateFigure } from '#components/RateFigure.tsx';
import { ScriptNote } from '#components/ScriptNote.tsx';
import { SectionFrame } from '#components/SectionFrame.tsx';
import { SelectField } from '#components/SelectField.tsx';
import { TextField } from '#components/TextField.tsx';
import { useZipCode } from '#components/useZipCode.ts';
import { ZipCodeForm } from '#components/ZipCodeForm.tsx';
import type { HeadingLevel } from '#content/heading.ts';
import { loanRateQuery, loanTerms, type LoanTerms } from '#data/loanRates.ts';
import { readCookie } from '#lib/cookies.ts';
import { formatDay } from '#lib/dates.ts';
import { withLoanAmount } from '#lib/loanAmount.ts';
import { formatDollars, formatWholeDollars, monthlyPayment, parseTyped } from '#lib/money.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import type { Props } from './LoanRates.schema.ts';
import type { words } from './LoanRates.words.ts';

/** What the visitor asks for; the amount as it stands in its field. */
interface Asked {
  readonly amount: string;
  readonly term: string;
  readonly score: string;
  readonly autopay: boolean;
}

/** Whole dollars within the author's bounds. */
function amountOf(typed: string, { least, most }: Props['amount']): number | undefined {
  const amount = parseTyped(typed);
  const isGood = amount !== undefined && Number.isInteger(amount) && amount >= least && amount <= most;
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

/** What a loan would cost this visitor (RATE-09); the lowest dated rate until all is known. */
export function LoanRates(props: Props) {
  const { heading, level, text, asOf, maxAgeDays, disclosures, kind, amount, terms, scores, next } = props;
  const { lowestApr, example, errorText, apply } = props;
  const { id, locale, serviceBase } = useSection();
  const word = useWords<typeof words>();
  const zip = useZipCode();
  const [asked, setAsked] = useState<Asked>({
    amount: formatWholeDollars(amount.initial, locale),
    term: String(terms[0]),
    score: String(scores[0]?.score),
    autopay: true,
  });
  // What stands in the field counts when the visitor leaves it, not at each key.
  const [settled, setSettled] = useState(asked.amount);
  const dollars = amountOf(settled, amount);
  const loan = loanTerms({
    creditScore: asked.score,
    depositAmount: dollars,
    timePeriod: asked.term,
    zipcode: zip,
    checkboxSelected: asked.autopay,
    autoAdjustment: kind === 'auto',
    homeImprovementAdjustment: kind === 'homeImprovement',
  });
  const { data, isFetching, isError } = useLoanRate(loan, maxAgeDays);
  const rate = loan && !isFetching && !isError ? data : undefined;
  const isOwn = loan !== undefined;
  const day = isOwn ? rate?.effectiveDate : asOf;
  const payment = rate && loan && monthlyPayment(loan.depositAmount, rate.apr, loan.timePeriod);
  const inner = Math.min(level + 1, 4) as HeadingLevel;
  const change = (changed: Partial<Asked>) => setAsked((before) => ({ ...before, ...changed }));
  const settle = () => setSettled(asked.amount);
  const applyHref =
    dollars === undefined ? apply.href : withLoanAmount(apply.href, formatWholeDollars(dollars));
  return (
    <SectionFrame heading={heading} level={level} headingId={`${id}-heading`} intro={text}>
      <QuotePanel
        kind={word('annualPercentageRate')}
        isBusy={isFetching}
        action={{ ...apply, href: applyHref }}
        note={word('notAnOffer')}
        disclosures={[example, ...disclosures]}
        answer={
          <>
            <Heading level={inner} variant="h4">
              {word(isOwn ? 'yourRate' : 'from')}
            </Heading>
            <RateFigure
              size="figure"
              percent={isOwn ? rate?.apr : lowestApr}
              isLoading={isFetching}
              decimals={rateDecimals.loan}
              unit="APR"
              showUnit
              locale={locale}
              words={{ rateUnavailable: word('rateUnavailable'), rateLoading: word('rateLoading') }}
              asOf={day === undefined ? '\u00a0' : word('asOf', { date: formatDay(day, locale) })}
            />
            <QuoteStatus isFailure={isError}>
              {loan && payment !== undefined
                ? word('perMonth', {
                    payment: formatDollars(payment, locale),
                    months: loan.timePeriod,
                    amount: formatWholeDollars(loan.depositAmount, locale),
                  })
                : isError
                  ? errorText
                  : ''}
            </QuoteStatus>
          </>
        }
      >
        <QuoteQuestions>
          <QuoteForm
            onSubmit={(event) => {
              event.preventDefault();
              settle();
            }}
            noValidate
          >
            <ScriptNote>{word('needsScript')}</ScriptNote>
            <TextField
              id={`${id}-amount`}
              label={word('amount')}
              helperText={`${formatWholeDollars(amount.least, locale)} – ${formatWholeDollars(amount.most, locale)}`}
              value={asked.amount}
              inputMode="numeric"
              autoComplete="off"
              error={dollars === undefined ? amount.error : ''}
              onChange={(event) => change({ amount: event.target.value })}
              onBlur={settle}
            />
            <SelectField
              id={`${id}-term`}
              label={word('term')}
              value={asked.term}
              options={terms.map((months) => ({
                value: String(months),
                label: word('months', { months }),
              }))}
              onChange={(event) => change({ term: event.target.value })}
            />
            <SelectField
              id={`${id}-score`}
              label={word('credit')}
              value={asked.score}
              options={scores.map(({ label, score }) => ({ value: String(score), label }))}
              onChange={(event) => change({ score: event.target.value })}
            />
            <CheckboxField
              id={`${id}-autopay`}
              label={word('autopay')}
              checked={asked.autopay}
              onChange={(event) => change({ autopay: event.target.checked })}
            />
          </QuoteForm>
          <ZipCodeForm
            id={id}
            action={`${serviceBase}/zipCode`}
            label={word('zipLabel')}
            hint={word('zipHint')}
            button={word('zipButton')}
            error={word('zipError')}
            next={next}
          />
        </QuoteQuestions>
      </QuotePanel>
    </SectionFrame>
  );
}
