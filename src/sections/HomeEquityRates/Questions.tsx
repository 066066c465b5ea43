import type { FormEvent } from 'react';
import { Button } from '#components/inputs/Button.tsx';
import { CheckboxField } from '#components/fields/CheckboxField.tsx';
import { QuoteForm } from '#components/rates/QuotePanel.tsx';
import { ScriptNote } from '#components/feedback/ScriptNote.tsx';
import { ScriptOnly } from '#components/feedback/ScriptOnly.tsx';
import { SelectField } from '#components/fields/SelectField.tsx';
import { TextField } from '#components/fields/TextField.tsx';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import type { Props } from './HomeEquityRates.schema.ts';
import type { words } from './HomeEquityRates.words.ts';
import { amountNames, dollarsOf } from './homeEquityForm.ts';
import type { AskedQuestions } from './useQuestions.ts';

interface QuestionsProps extends Pick<Props, 'scores' | 'amountError' | 'errorText'> {
  readonly asked: AskedQuestions;
  /** Repeats failed requests. */
  readonly retry: () => void;
}

/** The location of the home. */
function PlaceFields({ asked, errorText }: Pick<QuestionsProps, 'asked' | 'errorText'>) {
  const { id } = useSection();
  const word = useWords<typeof words>();
  const { typed, change, isTold, states, isError, counties, opensWith } = asked;
  const placeError = isTold ? word('placeMissing') : '';
  const isCountyKnown = counties.length > 0;
  return (
    <>
      <SelectField
        id={`${id}-stateCode`}
        name="stateCode"
        label={word('state')}
        placeholder={word('choose')}
        value={typed.stateCode}
        options={states.map(({ stateCode, stateName }) => ({ value: stateCode, label: stateName }))}
        error={isError ? errorText : typed.stateCode === '' ? placeError : ''}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor submitted it and must hear the error first
        autoFocus={opensWith === 'stateCode'}
        onChange={(event) => change({ stateCode: event.target.value, county: '' })}
      />
      {!isCountyKnown && <ScriptNote>{word('countyNext')}</ScriptNote>}
      <ScriptOnly isUseful={isCountyKnown}>
        <SelectField
          id={`${id}-county`}
          name="county"
          label={word('county')}
          placeholder={word('choose')}
          value={typed.county}
          options={counties.map((county) => ({ value: county, label: county }))}
          error={typed.stateCode !== '' && typed.county === '' ? placeError : ''}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- as above
          autoFocus={opensWith === 'county'}
          onChange={(event) => change({ county: event.target.value })}
        />
      </ScriptOnly>
    </>
  );
}

/** The value of the home, the mortgage balance and the loan amount. */
function AmountFields({ asked, amountError }: Pick<QuestionsProps, 'asked' | 'amountError'>) {
  const { id } = useSection();
  const word = useWords<typeof words>();
  const { typed, enter, isTold, opensWith } = asked;
  return amountNames.map((name) => (
    <TextField
      key={name}
      id={`${id}-${name}`}
      name={name}
      label={word(name)}
      defaultValue={typed[name]}
      inputMode="numeric"
      autoComplete="off"
      error={isTold && dollarsOf(typed[name], name) === undefined ? amountError : ''}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- as above
      autoFocus={opensWith === name}
      onChange={(event) => enter(name, event.target.value)}
    />
  ));
}

/** The form for everything a home-equity rate depends on. The answers are personal, so they are never in an address. */
export function Questions({ asked, scores, amountError, errorText, retry }: QuestionsProps) {
  const { id } = useSection();
  const word = useWords<typeof words>();
  const { typed, change, submit } = asked;
  const onSubmit = (event: FormEvent) => {
    submit(event);
    retry();
  };
  return (
    <QuoteForm method="post" onSubmit={onSubmit} noValidate>
      {/* Identifies the section on the page. */}
      <input type="hidden" name="section" value={id} />
      <PlaceFields {...{ asked, errorText }} />
      <AmountFields {...{ asked, amountError }} />
      <SelectField
        id={`${id}-fico`}
        name="fico"
        label={word('credit')}
        value={typed.fico}
        options={scores.map(({ label, score }) => ({ value: String(score), label }))}
        onChange={(event) => change({ fico: event.target.value })}
      />
      <CheckboxField
        id={`${id}-checking`}
        name="checking"
        label={word('checking')}
        checked={typed.checking}
        onChange={(event) => change({ checking: event.target.checked })}
      />
      <CheckboxField
        id={`${id}-autopay`}
        name="autopay"
        label={word('autopay')}
        checked={typed.autopay}
        onChange={(event) => change({ autopay: event.target.checked })}
      />
      <Button type="submit" fullWidth>
        {word('show')}
      </Button>
    </QuoteForm>
  );
}
