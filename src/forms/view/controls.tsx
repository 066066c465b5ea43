import type { ComponentType, FocusEvent } from 'react';
import { type Control, type UseFormRegisterReturn, useWatch } from 'react-hook-form';
import { CheckboxField } from '#components/fields/CheckboxField.tsx';
import { CheckboxGroup, RadioField } from '#components/fields/ChoiceGroup.tsx';
import { SelectField } from '#components/fields/SelectField.tsx';
import { TextArea } from '#components/fields/TextArea.tsx';
import { TextField } from '#components/fields/TextField.tsx';
import { fewest, most } from '#content/textLengths.ts';
import type { ControlName, InputTraits } from '#forms/field/FieldKindBehavior.ts';
import { behaviorOf, type FieldShownBy, type VisibleField } from '#forms/kinds/behaviors.ts';
import type { RuleWords } from '#forms/rules/rules.ts';
import { fill } from '#lib/format/fill.ts';
import type { Values } from './controlValues.ts';
import { MaskedInput } from './MaskedInput.tsx';
import { TaxNumberInput } from './TaxNumberInput.tsx';
import { FormHelperText } from '#components/inputs/FormHelperText.tsx';
import { cleanLines } from '#lib/values/cleanText.ts';

interface CharacterCounterProps {
  readonly control: Control<Values>;
  readonly name: string;
  readonly longest: number;
  readonly words: RuleWords;
  readonly id: string;
}

/** Shows how many characters are left or too many (VAL-09). Announced only when few are left. */
function CharacterCounter({ control, name, longest, words, id }: CharacterCounterProps) {
  const value = useWatch({ control, name });
  const left = longest - (typeof value === 'string' ? cleanLines(value).length : 0);
  const word = left < 0 ? words['charactersTooMany'] : words['charactersLeft'];
  return (
    <FormHelperText id={id} aria-live={left < 20 ? 'polite' : 'off'}>
      {(word ?? '').replace('{count}', String(Math.abs(left)))}
    </FormHelperText>
  );
}

const plain: InputTraits = { type: 'text', width: 'full' };

/** Returns the input attributes of a field. A field that confirms another uses those of the confirmed field. */
function inputTraits(field: VisibleField, confirmed?: VisibleField): InputTraits {
  const { input = plain, confirms } = behaviorOf(field);
  if (confirms) return { ...(confirmed ? inputTraits(confirmed) : input), autoComplete: 'off' };
  return 'autocomplete' in field && field.autocomplete !== undefined
    ? { ...input, autoComplete: field.autocomplete }
    : input;
}

/** Props of every input and group of inputs. */
interface CommonProps extends Pick<UseFormRegisterReturn, 'name'> {
  readonly onChange?: UseFormRegisterReturn['onChange'];
  readonly ref?: UseFormRegisterReturn['ref'];
  readonly onBlur: (event: FocusEvent<Element>) => void;
  readonly id: string;
  readonly label: string;
  readonly helperText?: string;
  readonly error?: string;
  readonly optionalMark?: string;
  readonly disabled?: boolean;
  readonly 'data-prefill'?: string;
  readonly suppressHydrationWarning?: boolean;
}

export interface ControlProps<Field = VisibleField> {
  readonly field: Field;
  /** The field itself, or the one that it confirms. */
  readonly like: VisibleField;
  readonly common: CommonProps;
  readonly isRequired: boolean;
  readonly words: RuleWords;
  readonly control: Control<Values>;
  readonly deferWhilePressed: (run: () => void) => void;
  /** The initial value. */
  readonly startsWith: string;
}

/** Returns the props of a single input. A group of inputs marks errors and required state differently. */
const single = ({ common, isRequired }: Pick<ControlProps, 'common' | 'isRequired'>) => ({
  ...common,
  'aria-invalid': common.error !== undefined || undefined,
  'aria-required': isRequired || undefined,
});

function Line(props: ControlProps) {
  const { field, like, words, control, deferWhilePressed, startsWith } = props;
  const input = { ...single(props), ...inputTraits(field, like === field ? undefined : like) };
  const { isConcealed, mask, startAdornment } = behaviorOf(like);
  if (isConcealed) {
    const { ref: _ref, ...rest } = input;
    return (
      <TaxNumberInput
        {...rest}
        control={control}
        deferWhilePressed={deferWhilePressed}
        helperText={[field.hint, words['lastFourShown']].filter(Boolean).join(' ')}
      />
    );
  }
  if (mask) return <MaskedInput {...input} mask={like} defaultValue={startsWith || undefined} />;
  return <TextField {...input} defaultValue={startsWith || undefined} startAdornment={startAdornment} />;
}

/** Returns the author's hint, preceded by the minimum length unless the hint mentions it (VAL-09). */
function hintOf(field: FieldShownBy<'textarea'>, words: RuleWords): string | undefined {
  const { hint = '' } = field;
  const min = fewest(field);
  const isSaid = min === 1 || new RegExp(`\\b${min}\\b`).test(hint);
  const least = isSaid ? '' : fill(words['charactersAtLeast'] ?? '', { min });
  return [least, hint].filter(Boolean).join(' ') || undefined;
}

function Textarea(props: ControlProps<FieldShownBy<'textarea'>>) {
  const { field, common, control, words, startsWith } = props;
  const counter = `${common.id}-counter`;
  return (
    <TextArea
      {...single(props)}
      helperText={hintOf(field, words)}
      rows={6}
      defaultValue={startsWith || undefined}
      below={
        <CharacterCounter {...{ control, words }} longest={most(field)} name={field.name} id={counter} />
      }
      aria-describedby={counter}
    />
  );
}

function Select(props: ControlProps<FieldShownBy<'select'>>) {
  const { field, words, startsWith } = props;
  const { autoComplete, width } = inputTraits(field);
  return (
    <SelectField
      {...single(props)}
      options={field.options ?? []}
      placeholder={field.placeholder ?? words['selectPlaceholder']}
      autoComplete={autoComplete}
      width={width}
      defaultValue={startsWith}
    />
  );
}

const Radios = ({ field, common, isRequired, startsWith }: ControlProps<FieldShownBy<'radioGroup'>>) => (
  <RadioField
    {...common}
    options={field.options}
    required={isRequired}
    defaultValue={startsWith || undefined}
  />
);

const Checkboxes = ({ field, common, startsWith }: ControlProps<FieldShownBy<'checkboxGroup'>>) => (
  <CheckboxGroup {...common} options={field.options} defaultValue={startsWith.split(',').filter(Boolean)} />
);

const Checkbox = (props: ControlProps<FieldShownBy<'checkbox'>>) => (
  <CheckboxField
    {...single(props)}
    labelHtml={'text' in props.field ? props.field.text : undefined}
    value="yes"
    defaultChecked={props.startsWith === 'yes'}
  />
);

/** The component for each control. It can rely on what all fields with that control have in common. */
const byName: {
  readonly [Name in Exclude<ControlName, 'none'>]: ComponentType<ControlProps<FieldShownBy<Name>>>;
} = {
  line: Line,
  textarea: Textarea,
  select: Select,
  radioGroup: Radios,
  checkboxGroup: Checkboxes,
  checkbox: Checkbox,
};

export const controls: Readonly<Record<ControlName, ComponentType<ControlProps>>> = {
  // The record pairs each control with its fields; TypeScript loses this when indexing by a union.
  ...(byName as Readonly<Record<keyof typeof byName, ComponentType<ControlProps>>>),
  none: () => null,
};
