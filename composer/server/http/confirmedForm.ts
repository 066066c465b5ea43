import { stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { FormDefinition } from '#forms/definition/formDefinition.ts';
import { isRepeatable } from '#forms/definition/personalNames.ts';
import { fieldSchemas } from '#forms/kinds/schemas.ts';
import { type WrittenAnswer, writtenAnswers } from '#forms/rules/answerText.ts';
import { formErrors, wordsOf } from '#forms/rules/rules.ts';
import type { FormValues } from '#forms/rules/applyConditions.ts';
import { readCookie } from '#lib/visitor/cookies.ts';
import type { Locale } from '#lib/format/locale.ts';
import { formWords } from '#words/forms.ts';

/** Seconds for which the page that confirms a form can repeat what was sent. */
const lifetime = 600;
/** Browsers refuse cookies above 4096 bytes. */
const longest = 3000;

/** What a confirming page may repeat of a submission. */
const confirmedForm = z.strictObject({
  form: z.string(),
  /** The reference number, which is in the page's address too. */
  reference: z.string(),
  values: z.record(z.string(), z.string()),
});
export type ConfirmedForm = z.output<typeof confirmedForm>;

/**
 * Hands the answers that a form repeats to the page that confirms it: in a cookie that only this page and its translations
 * get, that no script can read, and that ends after ten minutes. So they are in no address, no cache and no log.
 *
 * @param paths of the page in all languages.
 */
export function keepConfirmed(
  { protocol }: FastifyRequest,
  reply: FastifyReply,
  paths: readonly string[],
  confirmed: ConfirmedForm,
): void {
  const value = JSON.stringify(confirmed);
  if (encodeURIComponent(value).length > longest) return;
  const secure = protocol === 'https';
  const traits = { httpOnly: true, sameSite: 'lax', secure, maxAge: lifetime } as const;
  for (const path of paths)
    reply.header('set-cookie', stringifySetCookie({ name: 'confirmation', value, path, ...traits }));
}

/** Returns what the visitor's cookie hands to the page with this reference number. */
export function readConfirmed(request: FastifyRequest, reference: string): ConfirmedForm | undefined {
  try {
    const cookie = readCookie('confirmation', request.headers.cookie ?? '') ?? '';
    const { data } = confirmedForm.safeParse(JSON.parse(cookie));
    return data?.reference === reference ? data : undefined;
  } catch {
    return undefined;
  }
}

const anyField = z.discriminatedUnion('kind', fieldSchemas);

/** Whether a confirmation may repeat the answer to an author's field; of one with mistakes, the check reports those. */
export function mayRepeat(field: unknown): boolean {
  const { data } = anyField.safeParse(field);
  return !data || isRepeatable(data);
}

/** Returns only the answers that a form repeats on its confirmation. */
export const repeatedValues = (
  { success: { answers = [] } }: FormDefinition,
  sent: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(sent).filter(([name]) => answers.includes(name)));

/** Returns the answers in words. Leaves out what the form would not accept, which somebody else may have put there. */
export function confirmedAnswers(
  definition: FormDefinition,
  values: FormValues,
  locale: Locale,
): readonly WrittenAnswer[] {
  const words = wordsOf(definition, formWords[locale]);
  const { answers = [] } = definition.success;
  const errors = formErrors(definition, values, words, { locale });
  return writtenAnswers(
    definition,
    answers.filter((name) => !Object.hasOwn(errors, name)),
    values,
    locale,
    words,
  );
}
