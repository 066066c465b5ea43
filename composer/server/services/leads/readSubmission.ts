import { z } from 'zod';
import type { FormDefinition } from '#forms/definition/formDefinition.ts';
import type { FormValues } from '#forms/rules/applyConditions.ts';
import { fieldsOf } from '#forms/definition/formFields.ts';
import { behaviorOf } from '#forms/kinds/behaviors.ts';
import { isFormKey } from '#forms/post/SubmissionKey.ts';
import { envelopeNames, fillTimeName, shortestFillTime, trapName } from '#forms/post/submission.ts';
import type { Locale } from '#lib/format/locale.ts';
import type { Release } from '#composer/release/release.ts';
import { publishedDefinition } from './publishedDefinition.ts';

export interface Submission {
  readonly definition: FormDefinition;
  readonly locale: Locale;
  readonly page: string;
  readonly values: FormValues;
  /** What was entered in fields that the form no longer has, because it changed while it was open. */
  readonly unasked: readonly string[];
  /** `formId` in the submission: the idempotency key of one filled-in form. Absent without JavaScript. */
  readonly key?: string;
  /** Whether the hidden honeypot field was filled in. */
  readonly isTrapped: boolean;
  /** Whether, according to the form's script, it was submitted faster than people can fill it in. */
  readonly isTooSoon: boolean;
}

/** A submission that no form of the site could have made. */
export class BadSubmission extends Error {
  readonly statusCode: number;
  constructor(message: string, statusCode = 400) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** Bodies are flat: values by name. A repeated name is a checkbox group. */
const body = z.record(z.string().max(100), z.union([z.string(), z.array(z.string())]));

/**
 * Characters that keyboards cannot type, which only a program could send in a value that belongs to no field. Fields turn
 * them into spaces (`cleanLine`), because visitors paste them.
 */
const controls = /[\p{Cc}\u2028\u2029]/u;

function readKey(values: FormValues): string {
  const key = values['formId'] ?? '';
  if (key !== '' && !isFormKey(key)) throw new BadSubmission('formId: expected 8 to 64 letters and digits.');
  return key;
}

function readFillTime(values: FormValues): number {
  const text = values[fillTimeName] ?? '';
  if (text === '') return Infinity;
  if (!/^\d{1,12}$/.test(text)) throw new BadSubmission(`${fillTimeName}: expected milliseconds.`);
  return Number(text);
}

function readValues(
  definition: FormDefinition,
  raw: unknown,
): Pick<Submission, 'unasked'> & { readonly values: Record<string, string> } {
  const parsed = body.safeParse(raw ?? {});
  if (!parsed.success) throw new BadSubmission('The body must be flat: one text for each field.');
  const fields = new Map(fieldsOf(definition).map((field) => [field.name, behaviorOf(field)]));
  const values: Record<string, string> = {};
  const unasked: string[] = [];
  for (const [name, value] of Object.entries(parsed.data)) {
    const field = fields.get(name);
    if (!field && !envelopeNames.has(name)) {
      unasked.push(...[value].flat().filter((text) => text.trim() !== ''));
      continue;
    }
    if (Array.isArray(value) && !field?.isSeveral)
      throw new BadSubmission(`The field "${name}" was sent twice.`);
    const text = Array.isArray(value) ? value.join(',') : value;
    if (!field && controls.test(text))
      throw new BadSubmission(`The field "${name}" has characters that cannot be typed.`);
    values[name] = text;
  }
  return { values, unasked };
}

/**
 * Parses the submission of a form in the release. @throws {BadSubmission} if no page of the site could have sent it.
 */
export function readSubmission(form: string, raw: unknown, release: Release): Submission {
  const published = Object.hasOwn(release.forms, form) ? release.forms[form] : undefined;
  if (!published) throw new BadSubmission(`There is no form "${form.slice(0, 60)}".`, 404);
  const definition = publishedDefinition(published);
  const { values, unasked } = readValues(definition, raw);
  const key = readKey(values);
  return {
    definition,
    // Publishing only writes these three locales.
    locale: published.locale as Locale,
    page: published.page,
    values,
    unasked,
    ...(key !== '' && { key: `${form}:${key}` }),
    isTrapped: (values[trapName] ?? '') !== '',
    isTooSoon: readFillTime(values) < shortestFillTime,
  };
}
