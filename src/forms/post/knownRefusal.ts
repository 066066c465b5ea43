import { fieldsOf, type HasFields } from '#forms/definition/formFields.ts';
import type { FieldErrors, RuleWords } from '#forms/rules/rules.ts';

/** Sentences of the bank's services that stand for words of the site (FORM-06). */
export const refusals = {
  noMatch: 'No matching record found with the entered Acxiom and Zip combination.',
  isUsed: 'Lead already submitted with this Acxiom Id.',
  noOffer: 'No matching offer found with the entered confirmation code and Zip combination.',
} as const;

const sentences: ReadonlyMap<string, string> = new Map([
  [refusals.noMatch, 'errorAcxiomnomatch'],
  [refusals.isUsed, 'errorAcxiomcodeused'],
  [refusals.noOffer, 'errorOffernomatch'],
]);

/** Fields that the sentences are about. */
const fields = new Set(['acxiomCode', 'confirmationCode', 'zipCode']);

/** What a refusal in the service's own sentence says about the form's fields; nothing when it is another one. */
export function knownRefusal(
  definition: HasFields,
  message: string | undefined,
  words: RuleWords,
): FieldErrors {
  const word = sentences.get(message?.trim() ?? '');
  if (word === undefined) return {};
  const marked = fieldsOf(definition).filter(({ name }) => fields.has(name));
  return Object.fromEntries(marked.map(({ name }) => [name, words[word] ?? word]));
}
