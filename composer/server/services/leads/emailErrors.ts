import { applyConditions, type FormValues } from '#forms/rules/applyConditions.ts';
import { behaviorOf } from '#forms/kinds/behaviors.ts';
import type { EmailCheckAnswer } from '#forms/post/emailCheck.ts';
import { type FieldErrors, faultMessage, type Rules, type RuleWords } from '#forms/rules/rules.ts';

/** @returns what is known about an address. @throws when it cannot be told now. */
export type EmailCheck = (email: string) => Promise<Partial<EmailCheckAnswer>>;

/**
 * What the check of addresses says about a form's e-mail fields that ask for it (FORM-18). A check that fails keeps no
 * lead out: the visitor's browser asked as well.
 */
export async function emailErrors(
  definition: Rules,
  values: FormValues,
  words: RuleWords,
  check: EmailCheck,
): Promise<FieldErrors> {
  const errors: Record<string, string> = {};
  for (const { field, isShown, value } of applyConditions(definition, values)) {
    if (!isShown || value === '' || !behaviorOf(field).isServerChecked?.(field)) continue;
    const answer = await check(value).catch(() => undefined);
    if (answer === undefined || answer.result === 'valid' || answer.result === 'catchall') continue;
    const own =
      answer.message === undefined || answer.message === '' ? field.messages.server : answer.message;
    errors[field.name] = faultMessage(field, { own, word: 'errorEmailServer' }, words);
  }
  return errors;
}
