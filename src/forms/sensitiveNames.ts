import { fieldsOf, type HasFields } from './formFields.ts';
import { sensitiveKinds } from './submission.ts';

/** Names of the fields of a form whose values are sensitive, those that confirm one among them (SEC-04). */
export function sensitiveNames(definition: HasFields): ReadonlySet<string> {
  const fields = fieldsOf(definition);
  const names = new Set(fields.filter(({ kind }) => sensitiveKinds.has(kind)).map(({ name }) => name));
  for (const field of fields) if (field.kind === 'confirm' && names.has(field.of)) names.add(field.name);
  return names;
}
