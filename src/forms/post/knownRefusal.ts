import { fieldsOf, type HasFields } from '#forms/definition/formFields.ts';
import type { FieldErrors, RuleWords } from '#forms/rules/rules.ts';

/** Messages of the bank's services for which the site has its own words (FORM-06). */
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

/** Fields that these messages are about. */
const fields = new Set(['acxiomCode', 'confirmationCode', 'zipCode']);

/** Translates a service's refusal into errors of the form's fields. Returns an empty object for an unknown message. */
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

/** Whether a message is a refusal that several fields share, so that one link to the first of them is enough. */
export const isKnownRefusal = (message: string, words: RuleWords): boolean =>
  [...sentences.values()].some((word) => message === (words[word] ?? word));
