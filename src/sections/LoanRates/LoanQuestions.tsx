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
function LoanFields({ amount, terms, scores, quote }: LoanQuestionsProps) {
  const { id, locale } = useSection();
  const word = useWords<typeof words>();
  const { chosen, change, amountField, settled, settle, dollars, opensWith } = quote;
  return (
    <>
      <TextField
        id={`${id}-amount`}
        name="amount"
        label={word('amount')}
        helperText={`${formatWholeDollars(amount.min, locale)} – ${formatWholeDollars(amount.max, locale)}`}
        ref={amountField}
        defaultValue={settled}
        inputMode="numeric"
        autoComplete="off"
        error={dollars === undefined ? amount.error : ''}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor submitted it and must hear the error first
        autoFocus={opensWith === 'amount'}
        onBlur={settle}
      />
      <SelectField
        id={`${id}-term`}
        name="term"
        label={word('term')}
        value={chosen.term}
        options={terms.map((months) => ({ value: String(months), label: word('months', { months }) }))}
        onChange={(event) => change({ term: event.target.value })}
      />
      <SelectField
        id={`${id}-score`}
        name="score"
        label={word('credit')}
        value={chosen.score}
        options={scores.map(({ label, score }) => ({ value: String(score), label }))}
        onChange={(event) => change({ score: event.target.value })}
      />
      <CheckboxField
        id={`${id}-autopay`}
        name="autopay"
        label={word('autopay')}
        checked={chosen.autopay}
        onChange={(event) => change({ autopay: event.target.checked })}
      />
    </>
  );
}

/** The form for everything a loan's rate depends on. The answers are personal, so they are never in an address. */
export function LoanQuestions(props: LoanQuestionsProps) {
  const { id } = useSection();
  const word = useWords<typeof words>();
  const { submit, zipField, sentZip, isZipWrong, isZipSaved, opensWith } = props.quote;
  return (
    <QuoteForm method="post" onSubmit={submit} noValidate>
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
        inputRef={zipField}
        typed={sentZip}
        isFocused={opensWith === 'zipcode'}
      />
    </QuoteForm>
  );
}
