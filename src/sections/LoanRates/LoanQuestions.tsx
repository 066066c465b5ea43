import { CheckboxField } from '#components/CheckboxField.tsx';
import { QuoteForm } from '#components/QuotePanel.tsx';
import { ScriptNote } from '#components/ScriptNote.tsx';
import { SelectField } from '#components/SelectField.tsx';
import { TextField } from '#components/TextField.tsx';
import { formatWholeDollars } from '#lib/money.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import type { Props } from './LoanRates.schema.ts';
import type { words } from './LoanRates.words.ts';
import type { LoanQuote } from './useLoanQuote.ts';

/** What a loan's rate depends on beside the zip code, asked for. */
export function LoanQuestions({
  amount,
  terms,
  scores,
  quote: { asked, change, amountField, settled, settle, dollars },
}: Pick<Props, 'amount' | 'terms' | 'scores'> & { quote: LoanQuote }) {
  const { id, locale } = useSection();
  const word = useWords<typeof words>();
  return (
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
        helperText={`${formatWholeDollars(amount.min, locale)} – ${formatWholeDollars(amount.max, locale)}`}
        ref={amountField}
        defaultValue={settled}
        inputMode="numeric"
        autoComplete="off"
        error={dollars === undefined ? amount.error : ''}
        onBlur={settle}
      />
      <SelectField
        id={`${id}-term`}
        label={word('term')}
        value={asked.term}
        options={terms.map((months) => ({ value: String(months), label: word('months', { months }) }))}
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
  );
}
