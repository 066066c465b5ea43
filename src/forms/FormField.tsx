import type { FocusEvent } from 'react';
import { type ChangeHandler, type Control, useFormState, type UseFormRegister } from 'react-hook-form';
import { CheckboxField } from '#components/CheckboxField.tsx';
import { CheckboxGroup } from '#components/CheckboxGroup.tsx';
import { RadioGroup } from '#components/RadioGroup.tsx';
import { SelectField } from '#components/SelectField.tsx';
import { TextArea } from '#components/TextArea.tsx';
import { TextField } from '#components/TextField.tsx';
import type { FieldStanding } from './applyConditions.ts';
import { CharacterCounter } from './CharacterCounter.tsx';
import type { Values } from './controlValues.ts';
import { filterTyped } from './filters.ts';
import type { FormDefinition, VisibleField } from './formDefinition.ts';
import { inputTraits } from './inputTraits.ts';
import { MaskedInput } from './MaskedInput.tsx';
import type { RuleWords } from './rules.ts';
import { TaxNumberInput } from './TaxNumberInput.tsx';

export interface FormFieldProps {
  readonly standing: FieldStanding;
  /** The field that this one confirms. */
  readonly confirmed?: VisibleField;
  readonly id: string;
  readonly marks: FormDefinition['marks'];
  readonly words: RuleWords;
  readonly control: Control<Values>;
  readonly register: UseFormRegister<Values>;
  /** Puts off what would move the page under a pressed finger. */
  readonly calm: (run: () => void) => void;
  /** What it holds at first. */
  readonly startsWith?: string;
}

/** The error of one field; only this field renders again when it changes. */
function useFieldError(control: Control<Values>, name: string): string | undefined {
  const { errors } = useFormState({ control, name, exact: true });
  return errors[name]?.message;
}

/** `query:FirstName`: what fills the field in before its program arrives; see prefillFields. */
function prefillMark(field: VisibleField): string | undefined {
  if (!('prefill' in field) || !field.prefill) return undefined;
  const [[kind, name] = []] = Object.entries(field.prefill);
  return `${kind}:${name}`;
}

/** Takes out of a field what its kind does not take. The caret stays where it was. */
function filterInput(field: VisibleField, input: HTMLInputElement): void {
  const filtered = filterTyped(field, input.value);
  if (filtered === input.value) return;
  const { selectionEnd } = input;
  const caret = filterTyped(field, input.value.slice(0, selectionEnd ?? undefined)).length;
  input.value = filtered;
  if (selectionEnd !== null) input.setSelectionRange(caret, caret);
}

/** Checks a field that was left as soon as nothing is pressed any more. */
const calmly =
  (calm: FormFieldProps['calm'], onBlur: ChangeHandler | undefined) =>
  (event: FocusEvent<Element>): void =>
    calm(() => void onBlur?.(event));

const filtering = new Set(['zip', 'currency', 'number']);

/** One field of a form, by its kind. */
export function FormField({
  standing,
  confirmed,
  id,
  marks,
  words,
  control,
  register,
  calm,
  startsWith = '',
}: FormFieldProps) {
  const { field, isRequired, isDisabled, isShown } = standing;
  const error = useFieldError(control, field.name);
  const like = confirmed ?? field;
  const isTaxNumber = like.kind === 'ssn' || like.kind === 'itin';
  const registered = isTaxNumber
    ? { name: field.name, onBlur: undefined }
    : register(field.name, {
        ...(filtering.has(like.kind) && {
          onChange: ({ target }: { target: HTMLInputElement }) => filterInput(like, target),
        }),
      });
  const isOptional = !isRequired && !isDisabled && isShown;
  const mark = marks === 'required' ? isRequired && words['required'] : isOptional && words['optional'];
  const common = {
    ...registered,
    onBlur: calmly(calm, registered.onBlur),
    id,
    label: field.label,
    helperText: field.hint,
    error,
    optionalMark: mark || undefined,
    disabled: isDisabled || undefined,
    'data-prefill': prefillMark(field),
  };
  const invalid = { 'aria-invalid': error !== undefined || undefined };
  const single = { ...common, ...invalid, 'aria-required': isRequired || undefined };
  switch (field.kind) {
    case 'textarea': {
      const { maxLength: longest } = field;
      const counter = `${id}-counter`;
      return (
        <TextArea
          {...single}
          rows={6}
          defaultValue={startsWith || undefined}
          below={
            longest !== undefined && (
              <CharacterCounter {...{ control, words, longest }} name={field.name} id={counter} />
            )
          }
          aria-describedby={longest === undefined ? undefined : counter}
        />
      );
    }
    case 'select':
    case 'country':
    case 'state':
    case 'province':
      return (
        <SelectField
          {...single}
          options={field.options ?? []}
          placeholder={field.placeholder ?? words['selectPlaceholder']}
          autoComplete={inputTraits(field).autoComplete}
          width={field.kind === 'select' ? 'full' : 'medium'}
          defaultValue={startsWith}
        />
      );
    case 'radioGroup':
      return (
        <RadioGroup
          {...common}
          options={field.options}
          required={isRequired}
          defaultValue={startsWith || undefined}
        />
      );
    case 'checkboxGroup':
      return (
        <CheckboxGroup
          {...common}
          options={field.options}
          defaultValue={startsWith.split(',').filter(Boolean)}
        />
      );
    case 'checkbox':
      return <CheckboxField {...single} value="yes" defaultChecked={startsWith === 'yes'} />;
    case 'consent':
      return (
        <CheckboxField {...single} labelHtml={field.text} value="yes" defaultChecked={startsWith === 'yes'} />
      );
    default:
      return <LineField {...{ field, like, single, control, calm, words, startsWith }} />;
  }
}

/** A field of one line. */
function LineField({
  field,
  like,
  single,
  control,
  calm,
  words,
  startsWith,
}: {
  field: VisibleField;
  /** The field itself, or the one it confirms. */
  like: VisibleField;
  single: Parameters<typeof TextField>[0] & { name: string };
  control: Control<Values>;
  calm: FormFieldProps['calm'];
  words: RuleWords;
  startsWith: string;
}) {
  const props = { ...single, ...inputTraits(field, like === field ? undefined : like) };
  if (like.kind === 'ssn' || like.kind === 'itin') {
    const { ref: _ref, ...rest } = props;
    return (
      <TaxNumberInput
        {...rest}
        control={control}
        calm={calm}
        helperText={[field.hint, words['lastFourShown']].filter(Boolean).join(' ')}
      />
    );
  }
  if (like.kind === 'phone' || like.kind === 'japanesePhone')
    return <MaskedInput {...props} mask={like} defaultValue={startsWith || undefined} />;
  return (
    <TextField
      {...props}
      defaultValue={startsWith || undefined}
      startAdornment={like.kind === 'currency' ? '$' : undefined}
    />
  );
}
