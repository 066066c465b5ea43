import { type ChangeEvent, type FocusEvent, type FormEvent, useState } from 'react';
import { submitAfterPaint } from '#lib/browser/afterPaint.ts';
import { useDeferWhilePressed } from './useDeferWhilePressed.ts';

/** Names of the fields whose values have a type. */
type NamesOf<Values, Value> = {
  [Name in keyof Values]: Values[Name] extends Value ? Name : never;
}[keyof Values] &
  string;

export interface ShortFormOptions<Values> {
  /** Prefix for the ids of the fields; unique on the page. */
  readonly id: string;
  /** The submitted form that the server answers; `undefined` in published pages. */
  readonly sent: URLSearchParams | undefined;
  /** Reads a submitted form, and formats values for display (pure). The browser's form is read in the same way. */
  readonly read: (fields: URLSearchParams) => Values;
  readonly initial: () => Values;
  /** Returns the name of the first invalid field, which gets focus (pure). */
  readonly firstWrong?: (values: Values) => string | undefined;
  /** Called after each submit, also if a field is invalid. */
  readonly onSubmit?: (values: Values) => void;
}

function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  // A short form has no files.
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
  return fields;
}

/** The values of the form, and when they are read. */
function useFormState<Values extends object>(options: ShortFormOptions<Values>) {
  const { sent, read, initial, firstWrong, onSubmit } = options;
  const [first] = useState(() => (sent ? read(sent) : initial()));
  const [values, setValues] = useState(first);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [submits, setSubmits] = useState(0);
  const wrongAtFirst = sent && firstWrong?.(first);
  const [accepted, setAccepted] = useState(sent && wrongAtFirst === undefined ? first : undefined);
  const [opensWith] = useState(sent && (wrongAtFirst ?? 'answer'));
  const deferWhilePressed = useDeferWhilePressed();
  // A message that appears moves the button, which may be what the visitor is pressing.
  const leave = (name: NamesOf<Values, string>, field: HTMLInputElement) =>
    deferWhilePressed(() => {
      // The visitor may have returned to the field; a new value would discard the selection.
      if (!field.form || field === document.activeElement) return;
      const now = read(fieldsOf(field.form));
      setValues(now);
      setLeft((before) => new Set([...before, name]));
      const text = String(now[name]);
      if (field.value !== text) field.value = text;
    });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    submitAfterPaint(event, () => {
      const now = read(fieldsOf(form));
      setValues(now);
      setSubmits((count) => count + 1);
      const wrong = firstWrong?.(now);
      const field = form.elements.namedItem(wrong ?? '');
      if (wrong === undefined) setAccepted(now);
      else if (field instanceof HTMLElement) field.focus();
      onSubmit?.(now);
    });
  };
  const set = (name: keyof Values, value: string | boolean) =>
    setValues((before) => ({ ...before, [name]: value }));
  return { first, values, left, submits, accepted, opensWith, leave, submit, set };
}

/**
 * The state of a short form whose section shows the answer itself, such as a payment. A select or checkbox counts at
 * once. Text fields are uncontrolled: they are read when they lose focus and on submit, not on every key press.
 */
export function useShortForm<Values extends object>(options: ShortFormOptions<Values>) {
  const { id, sent } = options;
  const { first, left, leave, ...state } = useFormState(options);
  const { values, submits, opensWith, set } = state;
  // The visitor who submitted the form without JavaScript must hear the error first.
  const field = <Name extends string>(name: Name) => ({
    id: `${id}-${name}`,
    name,
    autoFocus: opensWith === name,
  });
  return {
    /**
     * - `values`: the values when they were last read.
     * - `accepted`: those of the last submit without an invalid field.
     * - `submits`: how often the form was submitted in the browser.
     * - `opensWith`: what gets focus if the server answers the form: the first invalid field, or `answer`.
     */
    ...state,
    /** Whether errors are shown: once the form has been submitted, or this field has been left. */
    showsErrors: (name?: NamesOf<Values, string>) =>
      sent !== undefined || submits > 0 || (name !== undefined && left.has(name)),
    /** Returns the props of a `TextField`. */
    text: (name: NamesOf<Values, string>) => ({
      ...field(name),
      defaultValue: String(first[name]) || undefined,
      onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => leave(name, currentTarget),
    }),
    /** Returns the props of a `SelectField`. */
    choice: (name: NamesOf<Values, string>) => ({
      ...field(name),
      value: String(values[name]),
      onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => set(name, target.value),
    }),
    /** Returns the props of a `CheckboxField`. */
    checkbox: (name: NamesOf<Values, boolean>) => ({
      ...field(name),
      checked: values[name] === true,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => set(name, target.checked),
    }),
  };
}
