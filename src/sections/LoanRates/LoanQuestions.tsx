import { CheckboxField } from '#components/fields/CheckboxField.tsx';
import { QuoteForm } from '#components/rates/QuotePanel.tsx';
import { SelectField } from '#components/fields/SelectField.tsx';
import { TextField } from '#components/fields/TextField.tsx';
import { ZipCodeQuestion } from '#components/zip-code/ZipCodeFormView.tsx';
import { formatWholeDollars } from '#lib/format/money.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import type { Props } from './LoanRates.schema.ts';
import type { words } from './LoanRates.words.ts';
import type { LoanQuote } from './useLoanQuote.ts';

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
export function LoanQuestions(props: LoanQuestionsProps) {
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
        error={word('zipError')}
        isInvalid={isZipWrong}
        notice={isZipSaved ? undefined : word('zipNotSaved')}
        typed={defaultValue}
        isFocused={autoFocus}
      />
    </QuoteForm>
  );
}
