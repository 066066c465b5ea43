import { formDefinition, type FormDefinition } from '#forms/definition/formDefinition.ts';
import { formWords } from '#words/forms.ts';
import type { PublishedForm } from '#composer/release/release.ts';

const schema = formDefinition();
const parsed = new WeakMap<PublishedForm, FormDefinition>();

/** Adds the site's words to those of the form, so that the server's messages match the page's (VAL-16). */
function withWords(definition: FormDefinition, { words }: PublishedForm): FormDefinition {
  const own = Object.entries(words).filter(([key]) => Object.hasOwn(formWords.en, key));
  return { ...definition, words: { ...Object.fromEntries(own), ...definition.words } };
}

/**
 * Parses the definition of a published form. Memoized. @throws {ZodError} if the release was built by another version.
 */
export function publishedDefinition(form: PublishedForm): FormDefinition {
  let definition = parsed.get(form);
  if (!definition) parsed.set(form, (definition = withWords(schema.parse(form.definition), form)));
  return definition;
}
