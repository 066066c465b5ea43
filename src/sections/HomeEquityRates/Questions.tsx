import { type FormEvent, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { CheckboxField } from '#components/CheckboxField.tsx';
import { QuoteForm } from '#components/QuotePanel.tsx';
import { ScriptNote } from '#components/ScriptNote.tsx';
import { ScriptOnly } from '#components/ScriptOnly.tsx';
import { SelectField } from '#components/SelectField.tsx';
import { TextField } from '#components/TextField.tsx';
import { formatWholeDollars, parseTyped } from '#lib/money.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import type { Props } from './HomeEquityRates.schema.ts';
import type { words } from './HomeEquityRates.words.ts';
import { type HomeEquityAsked, useHomeEquityStates } from './useHomeEquityRates.ts';

const amountNames = ['valueOfHome', 'mortgageBalance', 'loanAmount'] as const;
type AmountName = (typeof amountNames)[number];

/** Whole dollars; the home and the loan must be worth something. */
function dollarsOf(typed: string, name: AmountName): number | undefined {
  const dollars = parseTyped(typed);
  const isGood = dollars !== undefined && Number.isInteger(dollars) && dollars < 1e8;
  return isGood && (dollars > 0 || name === 'mortgageBalance') ? dollars : undefined;
}

interface Typed extends Record<AmountName, string> {
  readonly stateCode: string;
  readonly county: string;
  readonly fico: string;
  readonly checking: boolean;
  readonly autopay: boolean;
}

function readTyped(typed: Typed): HomeEquityAsked | undefined {
  const valueOfHome = dollarsOf(typed.valueOfHome, 'valueOfHome');
  const mortgageBalance = dollarsOf(typed.mortgageBalance, 'mortgageBalance');
  const loanAmount = dollarsOf(typed.loanAmount, 'loanAmount');
  const isMissing = valueOfHome === undefined || mortgageBalance === undefined || loanAmount === undefined;
  if (isMissing || typed.stateCode === '' || typed.county === '') return undefined;
  return {
    stateCode: typed.stateCode,
    county: typed.county,
    anticipatedBalance: loanAmount,
    loanAmount,
    valueOfHome,
    mortgageBalance,
    personalCheckingAccount: typed.checking,
    fico: Number(typed.fico),
    autoPay: typed.autopay,
  };
}

/** What a home-equity rate depends on, asked for; `onAsk` is told when all of it is there. */
export function Questions({
  props,
  onAsk,
}: {
  props: Props;
  onAsk: (asked: HomeEquityAsked, stateName: string) => void;
}) {
  const { scores, amountError } = props;
  const { id, locale } = useSection();
  const word = useWords<typeof words>();
  const { data: states = [], isError } = useHomeEquityStates();
  const [isTold, setTold] = useState(false);
  const [typed, setTyped] = useState<Typed>({
    stateCode: '',
    county: '',
    valueOfHome: formatWholeDollars(props.valueOfHome, locale),
    mortgageBalance: formatWholeDollars(props.mortgageBalance, locale),
    loanAmount: formatWholeDollars(props.loanAmount, locale),
    fico: String(scores[0]?.score),
    checking: true,
    autopay: true,
  });
  const change = (changed: Partial<Typed>) => setTyped((before) => ({ ...before, ...changed }));
  const state = states.find(({ stateCode }) => stateCode === typed.stateCode);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    const asked = readTyped(typed);
    if (asked) onAsk(asked, state?.stateName ?? '');
    else document.getElementById(`${id}-${firstWrong(typed)}`)?.focus();
  };
  const placeError = isTold ? word('placeMissing') : '';
  return (
    <QuoteForm onSubmit={submit} noValidate>
      <ScriptNote>{word('needsScript')}</ScriptNote>
      <SelectField
        id={`${id}-stateCode`}
        label={word('state')}
        placeholder={word('choose')}
        value={typed.stateCode}
        options={states.map(({ stateCode, stateName }) => ({ value: stateCode, label: stateName }))}
        error={isError ? props.errorText : typed.stateCode === '' ? placeError : ''}
        onChange={(event) => change({ stateCode: event.target.value, county: '' })}
      />
      <SelectField
        id={`${id}-county`}
        label={word('county')}
        placeholder={word('choose')}
        value={typed.county}
        options={(state?.counties ?? []).map((county) => ({ value: county, label: county }))}
        error={typed.stateCode !== '' && typed.county === '' ? placeError : ''}
        onChange={(event) => change({ county: event.target.value })}
      />
      {amountNames.map((name) => (
        <TextField
          key={name}
          id={`${id}-${name}`}
          label={word(name)}
          value={typed[name]}
          inputMode="numeric"
          autoComplete="off"
          error={isTold && dollarsOf(typed[name], name) === undefined ? amountError : ''}
          onChange={(event) => change({ [name]: event.target.value })}
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

/** The first question without a good answer, in the order of the form. */
function firstWrong(typed: Typed): string {
  if (typed.stateCode === '') return 'stateCode';
  if (typed.county === '') return 'county';
  return amountNames.find((name) => dollarsOf(typed[name], name) === undefined) ?? 'stateCode';
}
