import { useEffect, useReducer, useRef } from 'react';
import { type FieldErrors as HookErrors, useForm as useHookForm, useWatch } from 'react-hook-form';
import { safeRedirect } from '#lib/urls.ts';
import type { FormDefinition } from './formDefinition.ts';
import type { Values } from './FormField.tsx';
import { formKey } from './formKey.ts';
import { formMachine, type FormState } from './formMachine.ts';
import { formErrors, type FormValues, type RuleWords, sentValues, visibleFields } from './rules.ts';
import { submitForm } from './submitForm.ts';

/** Milliseconds from the answer to the confirmation, and to the focus on it (FORM-04). */
export const successDelays = { show: 1000, focus: 2000 } as const;

/** Values of controls as the rules and the server know them: text by name. */
function textValues(values: Values): FormValues {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === false || value === null) continue;
    texts[name] = value === true ? 'yes' : Array.isArray(value) ? value.filter(Boolean).join(',') : value;
  }
  return texts;
}

/** True while the visitor is typing: focus must not be taken away then. */
const isTyping = () => document.activeElement?.matches('input:not([type=submit]), textarea, select') ?? false;

/** The whole of a form's behaviour: values, errors, the machine of its states and sending. */
export function useForm(
  definition: FormDefinition,
  action: string,
  words: RuleWords,
  startsAs: FormState = { name: 'idle' },
) {
  const [state, dispatch] = useReducer(formMachine, startsAs);
  const key = useRef<string>(undefined);
  const banner = useRef<HTMLElement>(null);
  const form = useHookForm<Values>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: (values) => {
      const errors: HookErrors<Values> = {};
      for (const [name, message] of Object.entries(formErrors(definition, textValues(values), words))) {
        errors[name] = { type: 'rule', message };
      }
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const controlling = [
    ...new Set(
      definition.fields.flatMap((field) =>
        'showWhen' in field ? [field.showWhen?.field, field.requireWhen?.field] : [],
      ),
    ),
  ].filter((name) => name !== undefined);
  const watched = useWatch({ control: form.control, name: controlling });
  const deciding = textValues(Object.fromEntries(controlling.map((name, index) => [name, watched[index]])));
  const shown = visibleFields(definition, deciding);

  useEffect(() => {
    if (state.name === 'invalid' || state.name === 'error') banner.current?.focus();
    const title = document.title;
    const mark = words['errorTitle'] ?? '';
    if (state.name === 'invalid' && !title.startsWith(mark)) document.title = `${mark} ${title}`;
    return () => {
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length + 1);
    };
  }, [state, words]);

  const send = async (values: FormValues) => {
    key.current ??= formKey();
    const body = { ...sentValues(definition, values), formId: key.current, cpagepath: location.pathname };
    const result = await submitForm(action, body);
    if (result.state === 'success') {
      key.current = undefined;
      const target = safeRedirect(definition.redirect ?? result.redirect ?? '');
      if (target !== undefined) return location.assign(target);
      setTimeout(() => {
        dispatch({ type: 'sent' });
        form.reset();
      }, successDelays.show);
      setTimeout(() => {
        if (!isTyping()) banner.current?.focus();
      }, successDelays.focus);
      return;
    }
    if (result.state === 'refused' && Object.keys(result.fields).length > 0) {
      for (const [name, message] of Object.entries(result.fields))
        form.setError(name, { type: 'server', message });
      return dispatch({ type: 'found', errors: result.fields });
    }
    const reason = result.state === 'noStatus' ? 'errorBackend' : 'errorSubmit';
    dispatch({ type: 'failed', reason, message: result.state === 'refused' ? result.message : undefined });
  };

  const submit = async () => {
    if (state.name === 'submitting' || state.name === 'success') return;
    dispatch({ type: 'submit' });
    const values = textValues(form.getValues());
    await form.trigger();
    const errors = formErrors(definition, values, words);
    if (Object.keys(errors).length > 0) return dispatch({ type: 'found', errors });
    dispatch({ type: 'valid' });
    await send(values);
  };

  return { state, shown, deciding, form, banner, submit };
}
