import { Button } from '#components/Button.tsx';
import { CheckboxField } from '#components/CheckboxField.tsx';
import { QuoteForm } from '#components/QuotePanel.tsx';
import { ScriptNote } from '#components/ScriptNote.tsx';
import { ScriptOnly } from '#components/ScriptOnly.tsx';
import { SelectField } from '#components/SelectField.tsx';
import { TextField } from '#components/TextField.tsx';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import type { Props } from './HomeEquityRates.schema.ts';
import type { words } from './HomeEquityRates.words.ts';
import { amountNames, dollarsOf, type OnAsk, useQuestions } from './useQuestions.ts';

/** Where the home is. */
function PlaceFields({ asked, errorText }: { asked: ReturnType<typeof useQuestions>; errorText: string }) {
  const { id } = useSection();
  const word = useWords<typeof words>();
  const { typed, change, isTold, states, isError, counties } = asked;
  const placeError = isTold ? word('placeMissing') : '';
  return (
    <>
      <SelectField
        id={`${id}-stateCode`}
        label={word('state')}
        placeholder={word('choose')}
        value={typed.stateCode}
        options={states.map(({ stateCode, stateName }) => ({ value: stateCode, label: stateName }))}
        error={isError ? errorText : typed.stateCode === '' ? placeError : ''}
        onChange={(event) => change({ stateCode: event.target.value, county: '' })}
      />
      <SelectField
        id={`${id}-county`}
        label={word('county')}
        placeholder={word('choose')}
        value={typed.county}
        options={counties.map((county) => ({ value: county, label: county }))}
        error={typed.stateCode !== '' && typed.county === '' ? placeError : ''}
        onChange={(event) => change({ county: event.target.value })}
      />
    </>
  );
}

/** What a home-equity rate depends on, asked for; `onAsk` is told when all of it is there. */
export function Questions({ props, onAsk }: { props: Props; onAsk: OnAsk }) {
  const { scores, amountError } = props;
  const { id } = useSection();
  const word = useWords<typeof words>();
  const asked = useQuestions(props, onAsk);
  const { typed, change, enter, submit, isTold } = asked;
  return (
    <QuoteForm onSubmit={submit} noValidate>
      <ScriptNote>{word('needsScript')}</ScriptNote>
      <PlaceFields asked={asked} errorText={props.errorText} />
      {amountNames.map((name) => (
        <TextField
          key={name}
          id={`${id}-${name}`}
          label={word(name)}
          defaultValue={typed[name]}
          inputMode="numeric"
          autoComplete="off"
          error={isTold && dollarsOf(typed[name], name) === undefined ? amountError : ''}
          onChange={(event) => enter(name, event.target.value)}
        />
      ))}
      <SelectField
        id={`${id}-fico`}
        label={word('credit')}
        value={typed.fico}
        options={scores.map(({ label, score }) => ({ value: String(score), label }))}
        onChange={(event) => change({ fico: event.target.value })}
      />
      <CheckboxField
        id={`${id}-checking`}
        label={word('checking')}
        checked={typed.checking}
        onChange={(event) => change({ checking: event.target.checked })}
      />
      <CheckboxField
        id={`${id}-autopay`}
        label={word('autopay')}
        checked={typed.autopay}
        onChange={(event) => change({ autopay: event.target.checked })}
      />
      <ScriptOnly>
        <Button type="submit" fullWidth>
          {word('show')}
        </Button>
      </ScriptOnly>
    </QuoteForm>
  );
}
