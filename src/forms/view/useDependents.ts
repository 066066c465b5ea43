import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { fieldsOf, type HasFields } from '#forms/definition/formFields.ts';
import { behaviorOf } from '#forms/kinds/behaviors.ts';
import type { Values } from './controlValues.ts';

/**
 * Validates a field with an error again when an answer that it depends on changes, such as an amount after the choice
 * that decides its minimum.
 */
export function useDependents(definition: HasFields, form: UseFormReturn<Values>): void {
  useEffect(() => {
    const pairs = fieldsOf(definition).flatMap((field) =>
      (behaviorOf(field).dependsOn?.(field) ?? []).map((decider) => [decider, field.name] as const),
    );
    if (pairs.length === 0) return undefined;
    return form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        const wrong = pairs.flatMap(([decider, own]) =>
          decider === name && form.getFieldState(own).error ? [own] : [],
        );
        if (wrong.length > 0) void form.trigger(wrong);
      },
    });
  }, [definition, form]);
}
