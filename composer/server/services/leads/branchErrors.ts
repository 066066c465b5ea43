import { isKnownPlace } from '#composer/locations/isKnownPlace.ts';
import type { BranchData } from '#composer/locations/LocationBook.ts';
import { behaviorOf } from '#forms/kinds/behaviors.ts';
import { applyConditions, type FormValues } from '#forms/rules/applyConditions.ts';
import { type FieldErrors, faultMessage, type Rules, type RuleWords } from '#forms/rules/rules.ts';

/** Returns the errors of a form's fields that name no branch of the site. */
export function branchErrors(
  definition: Rules,
  values: FormValues,
  words: RuleWords,
  branches: Pick<BranchData, 'files'>,
): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { field, isShown, value } of applyConditions(definition, values)) {
    const isAsked = isShown && value !== '' && behaviorOf(field).isBranch;
    if (!isAsked || isKnownPlace(value, branches)) continue;
    const fault = { own: field.messages.format, word: 'errorBranch', other: value } as const;
    errors[field.name] = faultMessage(field, fault, words);
  }
  return errors;
}
