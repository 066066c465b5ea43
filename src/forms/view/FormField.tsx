import type { FocusEvent } from 'react';
import { type ChangeHandler, type Control, useFormState, type UseFormRegister } from 'react-hook-form';
import type { FormDefinition } from '#forms/definition/formDefinition.ts';
import { behaviorOf, type VisibleField } from '#forms/kinds/behaviors.ts';
import { enteredValue, type FieldStanding } from '#forms/rules/applyConditions.ts';
import type { RuleWords } from '#forms/rules/rules.ts';
import { controls } from './controls.tsx';
import type { Values } from './controlValues.ts';

export interface FormFieldProps {
  readonly standing: FieldStanding;
  /** The field that this one confirms. */
  readonly confirmed?: VisibleField;
  readonly id: string;
  readonly marks: FormDefinition['marks'];
  readonly words: RuleWords;
  readonly control: Control<Values>;
  readonly register: UseFormRegister<Values>;
  /** Defers changes that would move the page while a pointer is pressed; see `useDeferWhilePressed`. */
  readonly deferWhilePressed: (run: () => void) => void;
  /** The initial value. */
  readonly startsWith?: string;
}

/** Returns a field's error. Only this field re-renders when it changes. */
function useFieldError(control: Control<Values>, name: string): string | undefined {
  const { errors } = useFormState({ control, name, exact: true });
  return errors[name]?.message;
}

/** Returns the field's source, such as `query:FirstName`, which `prefillFields` reads before hydration. */
function prefillMark(field: VisibleField): string | undefined {
  if (!('prefill' in field) || !field.prefill) return undefined;
  const [[kind, name] = []] = Object.entries(field.prefill);
  return `${kind}:${name}`;
}

/** Shows the value that will be sent, such as the digits of a telephone number without its country code. */
function showEntered(field: VisibleField, input: Element, onChange: ChangeHandler | undefined): void {
  // The visitor may have returned to the field; a new value would discard the selection.
  if (!(input instanceof HTMLInputElement) || input === document.activeElement) return;
  const value = enteredValue(field, input.value);
  if (value === input.value) return;
  input.value = value;
  void onChange?.({ target: input, type: 'change' });
}

/** Returns the props that connect an input to the form. */
function registration(field: VisibleField, like: VisibleField, register: UseFormRegister<Values>) {
  // A concealed value must not be read from the DOM; `TaxNumberInput` updates the form itself.
  if (behaviorOf(like).isConcealed) return { name: field.name, onBlur: undefined, onChange: undefined };
  return register(field.name);
}

/** Whether a field that its conditions hide, but that is shown without JavaScript, can be left empty. */
const neverRequired = ({ required, when }: VisibleField) => !required && when?.require === undefined;

/** A form field of any kind. */
export function FormField({
  standing,
  confirmed,
  id,
  marks,
  words,
  control,
  register,
  deferWhilePressed,
  startsWith = '',
}: FormFieldProps) {
  const { field, isRequired, isDisabled, isShown } = standing;
  const error = useFieldError(control, field.name);
  const like = confirmed ?? field;
  const registered = registration(field, like, register);
  /** Validates the field, once no pointer is pressed. */
  const onBlur = (event: FocusEvent<Element>): void =>
    deferWhilePressed(() => {
      if (behaviorOf(field).control === 'line') showEntered(like, event.target, registered.onChange);
      void registered.onBlur?.(event);
    });
  const isOptional = !isDisabled && (isShown ? !isRequired : neverRequired(field));
  const mark = marks === 'required' ? isRequired && words['required'] : isOptional && words['optional'];
  const common = {
    ...registered,
    onBlur,
    id,
    label: field.label,
    helperText: field.hint,
    error,
    optionalMark: mark || undefined,
    disabled: isDisabled || undefined,
    'data-prefill': prefillMark(field),
    // `prefillFields` marks what it fills in.
    suppressHydrationWarning: true,
  };
  const Shown = controls[behaviorOf(field).control];
  return <Shown {...{ field, like, common, isRequired, words, control, deferWhilePressed, startsWith }} />;
}
