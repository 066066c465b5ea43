import { type FormEvent, startTransition } from 'react';
import { Button } from '#components/inputs/Button.tsx';
import { CheckboxField } from '#components/fields/CheckboxField.tsx';
import { QuoteForm } from '#components/rates/QuotePanel.tsx';
import { ScriptNote } from '#components/feedback/ScriptNote.tsx';
import { ScriptOnly } from '#components/feedback/ScriptOnly.tsx';
import { SelectField } from '#components/fields/SelectField.tsx';
import { TextField } from '#components/fields/TextField.tsx';
import { useHydrated } from '#components/utils/useHydrated.ts';
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
  const word = useWords<typeof words>();
  const { form, states, isError, counties } = asked;
  const { stateCode, county } = form.values;
  const placeError = form.showsErrors() ? word('placeMissing') : '';
  const isCountyKnown = counties.length > 0;
  return (
    <>
      <SelectField
        {...form.choice('stateCode')}
        label={word('state')}
        placeholder={word('choose')}
        options={states.map((state) => ({ value: state.stateCode, label: state.stateName }))}
        error={isError ? errorText : stateCode === '' ? placeError : ''}
        onChange={(event) => {
          form.set('stateCode', event.target.value);
          form.set('county', '');
        }}
      />
      {!isCountyKnown && <ScriptNote>{word('countyNext')}</ScriptNote>}
      <ScriptOnly isUseful={isCountyKnown}>
        <SelectField
          {...form.choice('county')}
          label={word('county')}
          placeholder={word('choose')}
          options={counties.map((name) => ({ value: name, label: name }))}
          error={stateCode !== '' && county === '' ? placeError : ''}
        />
      </ScriptOnly>
    </>
  );
}

/** The value of the home, the mortgage balance and the loan amount. */
function AmountFields({ asked: { form }, amountError }: Pick<QuestionsProps, 'asked' | 'amountError'>) {
  const word = useWords<typeof words>();
  return amountNames.map((name) => (
    <TextField
      key={name}
      {...form.text(name)}
      label={word(name)}
      inputMode="numeric"
      autoComplete="off"
      error={form.showsErrors() && dollarsOf(form.values[name], name) === undefined ? amountError : ''}
      onChange={({ target }) => {
        // A transition keeps typing responsive while the form re-renders.
        if (form.showsErrors()) startTransition(() => form.set(name, target.value));
      }}
    />
  ));
}

/**
 * The account, and whether it pays. Without an account the second is gone, and no longer ticked; without scripts, with
 * which it would come back, it stays.
 */
function AccountFields({ asked: { form } }: Pick<QuestionsProps, 'asked'>) {
  const word = useWords<typeof words>();
  const isHydrated = useHydrated();
  const checking = form.checkbox('checking');
  return (
    <>
      <CheckboxField
        {...checking}
        label={word('checking')}
        onChange={(event) => {
          checking.onChange(event);
          if (!event.target.checked) form.set('autopay', false);
        }}
      />
      {(form.values.checking || !isHydrated) && (
        <CheckboxField {...form.checkbox('autopay')} label={word('autopay')} />
      )}
    </>
  );
}

/** The form for everything a home-equity rate depends on. The answers are personal, so they are never in an address. */
export function Questions({ asked, scores, amountError, errorText, retry }: QuestionsProps) {
  const { id } = useSection();
  const word = useWords<typeof words>();
  const { form } = asked;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    form.submit(event);
    retry();
  };
  return (
    <QuoteForm
      method="post"
      onSubmit={onSubmit}
      noValidate
      // The page in another language asks again (`carryFields`).
      data-answered={form.accepted && ''}
    >
      {/* Identifies the section on the page. */}
      <input type="hidden" name="section" value={id} />
      <PlaceFields {...{ asked, errorText }} />
      <AmountFields {...{ asked, amountError }} />
      <SelectField
        {...form.choice('fico')}
        label={word('credit')}
        options={scores.map(({ label, score }) => ({ value: String(score), label }))}
      />
      <AccountFields asked={asked} />
      <Button type="submit" fullWidth>
        {word('show')}
      </Button>
    </QuoteForm>
  );
}
