import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { fieldsOf, type HasFields } from '#forms/definition/formFields.ts';
import { behaviorOf } from '#forms/kinds/behaviors.ts';
import type { Values } from './controlValues.ts';

/** Controls that are typed in have an error until they are left, so that it does not change with each key. */
const typedIn: ReadonlySet<string> = new Set(['line', 'textarea']);

/**
 * Validates a field with an error again when another choice is made, or when an answer changes that it depends on, such
 * as the choice that decides the minimum of an amount.
 */
export function useDependents(definition: HasFields, form: UseFormReturn<Values>): void {
  useEffect(() => {
    const pairs = fieldsOf(definition).flatMap((field) => {
      const { control, dependsOn } = behaviorOf(field);
      const own = typedIn.has(control) ? [] : [field.name];
      return [...own, ...(dependsOn?.(field) ?? [])].map((decider) => [decider, field.name] as const);
    });
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
