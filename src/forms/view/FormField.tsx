import type { FocusEvent } from 'react';
import { type ChangeHandler, type Control, useFormState, type UseFormRegister } from 'react-hook-form';
import type { FormDefinition } from '#forms/definition/formDefinition.ts';
import { behaviorOf, type VisibleField } from '#forms/kinds/behaviors.ts';
import type { FieldStanding } from '#forms/rules/applyConditions.ts';
import type { RuleWords } from '#forms/rules/rules.ts';
import { controls } from './controls.tsx';
import type { Values } from './controlValues.ts';
import { filterTyped } from './filterTyped.ts';

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

/** How a field gets and tells its value. */
function registration(field: VisibleField, like: VisibleField, register: UseFormRegister<Values>) {
  const { isConcealed, mask, filter } = behaviorOf(like);
  // What is concealed must not be read from the page; its input tells the form by itself.
  if (isConcealed) return { name: field.name, onBlur: undefined };
  const isFiltered = filter && !mask;
  return register(field.name, {
    ...(isFiltered && {
      onChange: ({ target }: { target: HTMLInputElement }) => filterInput(like, target),
    }),
  });
}

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
  const registered = registration(field, like, register);
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
  const Shown = controls[behaviorOf(field).control];
  return <Shown {...{ field, like, common, isRequired, words, control, calm, startsWith }} />;
}
