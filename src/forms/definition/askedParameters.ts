import { fieldsOf, type HasFields } from './formFields.ts';
import { isHidden } from '#forms/kinds/hidden.ts';
import type { FormField } from '#forms/kinds/schemas.ts';

/** Returns the parameter of the page's address that a field takes its value from, if any. */
export function parameterOf(field: FormField): string | undefined {
  const source = isHidden(field) ? field.from : 'prefill' in field ? field.prefill : undefined;
  return source && 'query' in source ? source.query : undefined;
}

/**
 * Returns the parameters of a page's address for which the server fills in a form, for visitors without JavaScript
 * (FORM-07, FORM-16).
 */
export const askedParameters = (definition: HasFields): readonly string[] => [
  ...new Set(fieldsOf(definition).flatMap((field) => parameterOf(field) ?? [])),
];
