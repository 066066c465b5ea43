import { behaviorOf, behaviors } from '#forms/kinds/behaviors.ts';
import { fieldsOf, type HasFields } from './formFields.ts';

/** Words that only fields of certain kinds show. */
export const wordsOfKinds: ReadonlySet<string> = new Set(
  Object.values(behaviors).flatMap((behavior) => ('words' in behavior ? behavior.words : [])),
);

/** Words of a service's refusals (FORM-06), by the name of the field without which there is nothing to refuse. */
const wordsOfRefusals: ReadonlyMap<string, readonly string[]> = new Map([
  ['acxiomCode', ['errorAcxiomnomatch', 'errorAcxiomcodeused']],
  ['confirmationCode', ['errorOffernomatch']],
]);

/** Returns the words that only other fields than this form's show. */
export function unusedWords(definition: HasFields): ReadonlySet<string> {
  const fields = fieldsOf(definition);
  const used = new Set<string>(fields.flatMap((field) => behaviorOf(field).words ?? []));
  const names = new Set(fields.map(({ name }) => name));
  const refused = [...wordsOfRefusals].flatMap(([name, words]) => (names.has(name) ? [] : words));
  return new Set([...[...wordsOfKinds].filter((word) => !used.has(word)), ...refused]);
}
