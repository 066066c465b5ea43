import { behaviorOf } from '#forms/kinds/behaviors.ts';
import { fieldsOf, type HasFields } from './formFields.ts';

/** Returns the names of a form's fields with sensitive values, including the fields that confirm them (SEC-04). */
export function sensitiveNames(definition: HasFields): ReadonlySet<string> {
  const fields = fieldsOf(definition);
  const names = new Set(fields.filter((field) => behaviorOf(field).isSensitive).map(({ name }) => name));
  for (const field of fields) {
    const confirmed = behaviorOf(field).confirms?.(field);
    if (confirmed !== undefined && names.has(confirmed)) names.add(field.name);
  }
  return names;
}
