import { formDefinition, type FormDefinition } from '#forms/formDefinition.ts';
import type { PublishedForm } from '#composer/publish/siteForms.ts';

const schema = formDefinition();
const known = new WeakMap<PublishedForm, FormDefinition>();

/** The definition of a published form. @throws {ZodError} when the release was made by another version. */
export function publishedDefinition(form: PublishedForm): FormDefinition {
  let definition = known.get(form);
  if (!definition) known.set(form, (definition = schema.parse(form.definition)));
  return definition;
}
