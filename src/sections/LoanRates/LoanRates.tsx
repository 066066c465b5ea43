import { QuoteForm, QuotePanel, QuoteStatus } from '#components/rates/QuotePanel.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { useTitleMark } from '#components/fields/useTitleMark.ts';
import { withLoan } from '#lib/address/withParameter.ts';
import { carryWithLink } from '#lib/browser/carryWithLink.ts';
import { zipCodeError } from '#lib/visitor/readZipCode.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import type { Props } from './LoanRates.schema.ts';
import type { words } from './LoanRates.words.ts';
import { applicationOf, exampleLoan, isExample } from './loanForm.ts';
import { type LoanQuote, useLoanQuote } from './useLoanQuote.ts';
import { Heading, levelBelow } from '#components/data-display/Typography.tsx';
import { RateFigure } from '#components/rates/RateFigure.tsx';
import { rateDecimals } from '#lib/format/rateDecimals.ts';
import { formatDay } from '#lib/format/dates.ts';
import { formatDollars, formatWholeDollars, monthlyPayment } from '#lib/format/money.ts';
import { CheckboxField } from '#components/fields/CheckboxField.tsx';
import { SelectField } from '#components/fields/SelectField.tsx';
import { TextField } from '#components/fields/TextField.tsx';
import { ZipCodeQuestion } from '#components/zip-code/ZipCodeFormView.tsx';

/** Returns the texts of the example: the loan that it is for, and its payment while the fields hold that loan. */
function useExampleTexts(props: Props, { form }: LoanQuote) {
  const { locale } = useSection();
  const word = useWords<typeof words>();
  const { depositAmount, timePeriod: months } = exampleLoan(props);
  const payment = monthlyPayment(depositAmount, props.exampleApr, months);
  const amount = formatWholeDollars(depositAmount, locale);
  return {
    heading: word('example', { amount, months, credit: props.scores[0]?.label ?? '' }),
    status:
      payment !== undefined && isExample(form.values, props)
        ? word('examplePayment', { months, payment: formatDollars(payment, locale) })
        : word('zipMissing'),
  };
}

/** The visitor's rate and payment; those of the example until all questions are answered. */
function LoanAnswer({ quote, ...props }: Props & { quote: LoanQuote }) {
  const { level, asOf, exampleApr, errorText } = props;
  const { loan, dollars, rate, payment, isFetching, isError } = quote;
  const { locale } = useSection();
  const word = useWords<typeof words>();
  const isOwn = loan !== undefined;
  const hasNoRate = rate !== undefined && rate.apr === undefined;
  const ownDay = hasNoRate ? undefined : rate?.effectiveDate;
  const day = isOwn ? ownDay : asOf;
  const example = useExampleTexts(props, quote);
  const status = () => {
    // The field says what is wrong with the amount.
    if (!loan) return dollars === undefined ? '' : example.status;
    if (payment !== undefined)
      return word('perMonth', {
        payment: formatDollars(payment, locale),
        months: loan.timePeriod,
        amount: formatWholeDollars(loan.depositAmount, locale),
      });
    if (hasNoRate) return word('noRate');
    return isError ? errorText : '';
  };
  return (
    <>
      <Heading level={levelBelow(level)} variant="h4">
        {isOwn ? word('yourRate') : example.heading}
      </Heading>
      <RateFigure
        size="figure"
        percent={isOwn ? rate?.apr : exampleApr}
        isLoading={isFetching}
        decimals={rateDecimals.loan}
        unit="APR"
        showUnit
        locale={locale}
        words={{ rateUnavailable: word('rateUnavailable'), rateLoading: word('rateLoading') }}
        asOf={day === undefined ? '\u00a0' : word('asOf', { date: formatDay(day, locale) })}
      />
      <QuoteStatus isFailure={isError}>{status()}</QuoteStatus>
    </>
  );
}

interface LoanQuestionsProps extends Pick<Props, 'amount' | 'terms' | 'scores'> {
  readonly quote: LoanQuote;
}

/** The amount, term and other details of the loan. */
function LoanFields({ amount, terms, scores, quote: { form, dollars } }: LoanQuestionsProps) {
  const { locale } = useSection();
  const word = useWords<typeof words>();
  return (
    <>
      <TextField
        {...form.text('amount')}
        label={word('amount')}
        helperText={`${formatWholeDollars(amount.min, locale)} – ${formatWholeDollars(amount.max, locale)}`}
        inputMode="numeric"
        autoComplete="off"
        error={dollars === undefined ? amount.error : ''}
      />
      <SelectField
        {...form.choice('term')}
        label={word('term')}
        options={terms.map((months) => ({ value: String(months), label: word('months', { months }) }))}
      />
      <SelectField
        {...form.choice('score')}
        label={word('credit')}
        options={scores.map(({ label, score }) => ({ value: String(score), label }))}
      />
      <CheckboxField {...form.checkbox('autopay')} label={word('autopay')} />
    </>
  );
}

/** The form for everything a loan's rate depends on. The answers are personal, so they are never in an address. */
function LoanQuestions(props: LoanQuestionsProps) {
  const { id } = useSection();
  const word = useWords<typeof words>();
  const { form, isZipWrong, isZipSaved } = props.quote;
  const { defaultValue, autoFocus } = form.text('zipcode');
  return (
    <QuoteForm method="post" onSubmit={form.submit} noValidate>
      {/* Identifies the section on the page. */}
      <input type="hidden" name="section" value={id} />
      <LoanFields {...props} />
      <ZipCodeQuestion
        id={id}
        label={word('zipLabel')}
        hint={word('zipHint')}
        button={word('zipButton')}
        error={zipCodeError(form.values.zipcode, word('zipError'), word('zipNotFound'))}
        isInvalid={isZipWrong}
        notice={isZipSaved ? undefined : word('zipNotSaved')}
        typed={defaultValue}
        isFocused={autoFocus}
      />
    </QuoteForm>
  );
}

/**
 * The rate and payment of a loan for this visitor (RATE-09); those of the example in the fields until all questions are
 * answered.
 */
export function LoanRates(props: Props) {
  const { heading, level, text, disclosures, amount, terms, scores } = props;
  const { example, apply } = props;
  const { id } = useSection();
  const word = useWords<typeof words>();
  const quote = useLoanQuote(props);
  const { form, dollars, loan, isFetching, isZipWrong } = quote;
  useTitleMark(dollars === undefined || isZipWrong ? word('errorTitle') : undefined);
  const applyHref = dollars === undefined ? apply.href : withLoan(apply.href, dollars, form.values.term);
  return (
    <SectionFrame heading={heading} level={level} headingId={`${id}-heading`} intro={text} contentSpace="own">
      <QuotePanel
        kind={word('annualPercentageRate')}
        isBusy={isFetching}
        isFocused={form.opensWith === 'answer'}
        action={{ ...apply, href: applyHref }}
        onAction={(event) => loan && carryWithLink(event.nativeEvent, id, applicationOf(loan))}
        note={word('notAnOffer')}
        disclosures={[example, ...disclosures]}
        answer={<LoanAnswer {...props} quote={quote} />}
      >
        <LoanQuestions {...{ amount, terms, scores, quote }} />
      </QuotePanel>
    </SectionFrame>
  );
}
