import type { FormField } from '#forms/kinds/schemas.ts';
import type { FormDefinition } from './formDefinition.ts';

/** Returns a form with each of its fields replaced, also in groups. */
export const mapFields = (
  definition: FormDefinition,
  change: <Field extends FormField>(field: Field) => Field,
): FormDefinition => ({
  ...definition,
  fields: definition.fields.map((entry) =>
    entry.kind === 'group' ? { ...entry, fields: entry.fields.map((field) => change(field)) } : change(entry),
  ),
});
