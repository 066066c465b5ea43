import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { emailCheckDelay, type EmailChecks } from '#forms/post/EmailChecks.ts';
import type { FormDefinition } from '#forms/definition/formDefinition.ts';
import { textValues, type Values } from './controlValues.ts';
import { fieldsOf } from '#forms/definition/formFields.ts';
import { behaviorOf } from '#forms/kinds/behaviors.ts';

/** Checks an email address with the server shortly after it was typed (FORM-18). */
export function useEmailChecks(
  definition: FormDefinition,
  form: UseFormReturn<Values>,
  checks: EmailChecks,
): void {
  useEffect(() => {
    const asked = new Set(
      fieldsOf(definition).flatMap((field) =>
        behaviorOf(field).isServerChecked?.(field) ? [field.name] : [],
      ),
    );
    if (asked.size === 0) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (name === undefined || !asked.has(name)) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          void checks.settle(textValues(form.getValues()))?.then(() => {
            // Show errors only for fields that the visitor has left.
            if (form.getFieldState(name).isTouched) void form.trigger(name);
          });
        }, emailCheckDelay);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [definition, form, checks]);
}
