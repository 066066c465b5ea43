import { behaviorOf, behaviors } from '#forms/kinds/behaviors.ts';
import { fieldsOf, type HasFields } from './formFields.ts';

/** Words that only fields of certain kinds show. */
export const wordsOfKinds: ReadonlySet<string> = new Set(
  Object.values(behaviors).flatMap((behavior) => ('words' in behavior ? behavior.words : [])),
);

/** Returns the words that only fields of other kinds than this form's show. */
export function unusedWords(definition: HasFields): ReadonlySet<string> {
  const used = new Set<string>(fieldsOf(definition).flatMap((field) => behaviorOf(field).words ?? []));
  return new Set([...wordsOfKinds].filter((word) => !used.has(word)));
}
