import { createHash } from 'node:crypto';
import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { fieldsOf, type HasFields } from '#forms/definition/formFields.ts';
import { isHidden } from '#forms/kinds/hidden.ts';
import type { CookieName } from '#lib/visitor/cookies.ts';

const cookieOf = (request: FastifyRequest, name: CookieName) =>
  parseCookie(request.headers.cookie ?? '')[name] ?? '';

/** How the bank's systems know a visitor without the visitor's own number (FORM-16). */
export const hashedLpid = (riblpid: string): string => createHash('sha256').update(riblpid).digest('hex');

/**
 * Values of hidden fields that the server can tell as well as the browser, or better (FORM-16): without JavaScript the
 * browser sends none, and a hash is not for the browser to make up.
 */
export function enrichment(
  definition: HasFields,
  request: FastifyRequest,
  { page, sent }: { readonly page: string; readonly sent: Readonly<Record<string, string>> },
): Readonly<Record<string, string>> {
  const known: Record<string, string> = {};
  for (const field of fieldsOf(definition)) {
    if (!isHidden(field) || !field.from) continue;
    const { name, from } = field;
    const isMissing = (sent[name] ?? '') === '';
    if ('page' in from && from.page === 'hashedLpid') {
      const riblpid = cookieOf(request, 'riblpid');
      known[name] = riblpid === '' ? '' : hashedLpid(riblpid);
    } else if ('page' in from && from.page === 'path' && isMissing) known[name] = page;
    else if ('page' in from && from.page === 'activeSession' && isMissing)
      known[name] = cookieOf(request, 'session_id');
    else if ('cookie' in from && isMissing) {
      const value = cookieOf(request, from.cookie);
      if (value !== '') known[name] = value;
    }
  }
  return known;
}
