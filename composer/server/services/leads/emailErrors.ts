import { applyConditions, type FormValues } from '#forms/rules/applyConditions.ts';
import { behaviorOf } from '#forms/kinds/behaviors.ts';
import type { EmailCheckAnswer } from '#forms/post/EmailChecks.ts';
import { type FieldErrors, faultMessage, type Rules, type RuleWords } from '#forms/rules/rules.ts';

/** Checks an email address. @throws if the check fails. */
export type EmailCheck = (email: string) => Promise<Partial<EmailCheckAnswer>>;

/**
 * Returns the errors of a form's email fields that require the server's check (FORM-18). If the check fails, the
 * address is accepted, because the visitor's browser has checked it too.
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
