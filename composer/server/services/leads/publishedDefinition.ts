import { formDefinition, type FormDefinition } from '#forms/definition/formDefinition.ts';
import { formWords } from '#words/forms.ts';
import type { PublishedForm } from '#composer/release/PublishedForm.ts';

const schema = formDefinition();
const known = new WeakMap<PublishedForm, FormDefinition>();

/** The site's words as words of the form, so that the server says what the page would (VAL-16). */
function withWords(definition: FormDefinition, { words }: PublishedForm): FormDefinition {
  const own = Object.entries(words).filter(([key]) => Object.hasOwn(formWords.en, key));
  return { ...definition, words: { ...Object.fromEntries(own), ...definition.words } };
}

/** The definition of a published form. @throws {ZodError} when the release was made by another version. */
export function publishedDefinition(form: PublishedForm): FormDefinition {
  let definition = known.get(form);
  if (!definition) known.set(form, (definition = withWords(schema.parse(form.definition), form)));
  return definition;
}
