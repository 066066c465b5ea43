import type { UseFormReturn } from 'react-hook-form';
import { fieldsOf, type HasFields, isVisibleKind } from '#forms/definition/formFields.ts';
import { behaviorOf, type VisibleField } from '#forms/kinds/behaviors.ts';
import type { FormValues } from '#forms/rules/applyConditions.ts';

/** Control values as react-hook-form stores them. */
export type Values = Record<string, string | string[] | boolean | undefined>;

/** Converts control values to the text values that the rules and the server use. */
export function textValues(values: Values): FormValues {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === false || value === null) continue;
    texts[name] = value === true ? 'yes' : Array.isArray(value) ? value.filter(Boolean).join(',') : value;
  }
  return texts;
}

/** Converts a text value to the value of a field's control. */
export function controlValue(field: VisibleField, text: string): string | string[] | boolean {
  const { isSeveral, control } = behaviorOf(field);
  if (isSeveral) return text.split(',');
  return control === 'checkbox' ? text === 'yes' : text;
}

/** Enters text values in a form, in those of its fields that a test accepts. */
export function enterValues(
  definition: HasFields,
  form: Pick<UseFormReturn<Values>, 'setValue'>,
  values: FormValues,
  accepts: (field: VisibleField) => boolean = () => true,
): void {
  for (const field of fieldsOf(definition)) {
    const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
    if (value === undefined || !isVisibleKind(field) || !accepts(field)) continue;
    form.setValue(field.name, controlValue(field, value));
  }
}
