import { createHash } from 'node:crypto';
import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { fieldsOf, type HasFields } from '#forms/definition/formFields.ts';
import { type FormValues, textOf } from '#forms/rules/applyConditions.ts';
import { isHidden } from '#forms/kinds/hidden.ts';
import { cleanLine } from '#lib/values/cleanText.ts';
import type { CookieName } from '#lib/visitor/cookies.ts';

const cookieOf = (request: FastifyRequest, name: CookieName) =>
  cleanLine(parseCookie(request.headers.cookie ?? '')[name] ?? '');

/** Returns the hash by which the bank's systems identify a visitor without the visitor's own id (FORM-16). */
const hashedLpid = (riblpid: string): string => createHash('sha256').update(riblpid).digest('hex');

/**
 * Returns values of hidden fields that the server knows as well as the browser, or better (FORM-16): without JavaScript
 * the browser sends none, and a browser must not choose the hash.
 */
export function enrichment(
  definition: HasFields,
  request: FastifyRequest,
  { page, sent }: { readonly page: string; readonly sent: Readonly<Record<string, string>> },
): Readonly<Record<string, string>> {
  const enriched: Record<string, string> = {};
  for (const field of fieldsOf(definition)) {
    if (!isHidden(field) || !field.from) continue;
    const { name, from } = field;
    const isMissing = (sent[name] ?? '') === '';
    if ('page' in from && from.page === 'hashedLpid') {
      const riblpid = cookieOf(request, 'riblpid');
      enriched[name] = riblpid === '' ? '' : hashedLpid(riblpid);
    } else if ('page' in from && from.page === 'path' && isMissing) enriched[name] = page;
    else if ('page' in from && from.page === 'activeSession' && isMissing)
      enriched[name] = cookieOf(request, 'session_id');
    else if ('cookie' in from && isMissing) {
      const value = cookieOf(request, from.cookie);
      if (value !== '') enriched[name] = value;
    }
  }
  return enriched;
}

/** Cookies with which a referrer's link or form introduces a visitor (FORM-09). */
const referrerCookies: ReadonlySet<string> = new Set([
  'companyReferrer_cookie',
  'elanReferrerEmail_cookie',
  'elanReferrerName_cookie',
] satisfies CookieName[]);

/**
 * Returns the answers of a form without JavaScript with the referrer's cookies in the empty fields that scripts would
 * prefill from them (FORM-09).
 */
export function withReferrer(definition: HasFields, values: FormValues, request: FastifyRequest): FormValues {
  const enriched: Record<string, string> = {};
  for (const field of fieldsOf(definition)) {
    const source = 'prefill' in field ? field.prefill : undefined;
    if (!source || !('cookie' in source) || !referrerCookies.has(source.cookie)) continue;
    if (textOf(values, field.name).trim() === '') enriched[field.name] = cookieOf(request, source.cookie);
  }
  return { ...values, ...enriched };
}
