import { type CookieName, readCookie, writeCookie } from '#lib/visitor/cookies.ts';
import { activeSession } from '#lib/visitor/activeSession.ts';
import { pdfOf } from '#lib/address/pdfPath.ts';
import { personalFields } from '#lib/visitor/personalFields.ts';
import { type SessionKey, sessionStore } from '#lib/visitor/storage.ts';
import { withoutPersonal } from '#lib/visitor/withoutPersonal.ts';
import type { FormValues } from '#forms/rules/applyConditions.ts';
import { fieldsOf, type HasFields } from '#forms/definition/formFields.ts';
import { formKey, isFormKey } from './SubmissionKey.ts';
import { keptCookies } from './keptCookies.ts';
import type { HiddenSource } from '#forms/field/sourceSchema.ts';
import { isHidden } from '#forms/kinds/hidden.ts';
import type { FormField } from '#forms/kinds/schemas.ts';

/** Returns the document named by `pdfPath` in the page's query, if it is allowed (PAGE-12). */
const pdfPath = (): string => pdfOf(location.search, location.origin) ?? '';

/** The id of this page's forms if the browser stores none. */
let ownFormId: string | undefined;

/** Returns the id that links all forms that a visitor sends in one session (FORM-16). */
function leadFormId(): string {
  const storedId = sessionStore.get('leadFormIdValue');
  if (storedId !== undefined && isFormKey(storedId)) return storedId;
  ownFormId ??= formKey();
  sessionStore.set('leadFormIdValue', ownFormId);
  return ownFormId;
}

/** Returns the SHA-256 hash of a text in hexadecimal; empty if the browser does not support it. */
async function sha256(text: string): Promise<string> {
  if (text === '' || !globalThis.crypto?.subtle) return '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

type DirectSource = Exclude<HiddenSource, { page: unknown }>;

/** Returns the current value of a source. */
export function readSource(source: DirectSource): string {
  if ('query' in source) return new URLSearchParams(location.search).get(source.query) ?? '';
  if ('cookie' in source) return readCookie(source.cookie) ?? '';
  return sessionStore.get(source.session) ?? '';
}

/** Returns the parameters of the page's address, except personal and sensitive ones (SEC-04). */
async function openParameters(): Promise<string> {
  const query = new URLSearchParams(location.search);
  if (query.size === 0) return '';
  const fields = await personalFields().catch(() => undefined);
  return fields ? withoutPersonal(query, fields).toString() : '';
}

function readHidden(source: HiddenSource): string | Promise<string> {
  if (!('page' in source)) return readSource(source);
  switch (source.page) {
    case 'path':
      return location.pathname;
    case 'parameters':
      return openParameters();
    case 'pdfPath':
      return pdfPath();
    case 'leadFormId':
      return leadFormId();
    case 'activeSession':
      return activeSession() ?? '';
    case 'hashedLpid':
      return sha256(readCookie('riblpid') ?? '');
  }
}

/** Returns the values of hidden fields that come from the visitor's browser (FORM-16). */
export async function hiddenValues(definition: HasFields): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const field of fieldsOf(definition)) {
    if (!isHidden(field) || !field.from) continue;
    const value = await readHidden(field.from);
    if (value !== '') values[field.name] = value;
  }
  return values;
}

/** Returns the values that every form sends besides its own fields (FORM-16). */
export function envelopeValues(key: string, form: string): Record<string, string> {
  const pdf = pdfPath();
  return {
    formId: key,
    'form-id': form,
    leadFormId: leadFormId(),
    cpagepath: location.pathname,
    fillTime: String(Math.round(performance.now())),
    ...(pdf !== '' && { pdfpath: pdf }),
  };
}

/** Saves values in session storage for other forms and pages, even before the form is sent. */
export function keepInSession(definition: HasFields, values: FormValues): void {
  for (const field of fieldsOf(definition)) {
    const keep = 'keep' in field ? field.keep : undefined;
    const value = values[field.name] ?? '';
    if (keep && 'session' in keep && value !== '') sessionStore.set(keep.session, value);
  }
}

/** Saves submitted values in cookies for other forms and pages. */
export function keepInCookies(definition: HasFields, values: FormValues): void {
  for (const [name, value] of keptCookies(definition, values)) writeCookie(name, value);
}

/**
 * Returns a person's name from the page's address; empty for anything else, which must not appear under the bank's name
 * (FORM-07).
 */
export const personName = (text: string): string =>
  /^\p{L}[\p{L}\p{M} .’'-]{0,59}$/u.test(text.trim()) ? text.trim() : '';

/** Returns a field's initial value from its source. */
export const prefilled = (field: FormField): string =>
  'prefill' in field && field.prefill ? readSource(field.prefill) : '';

/**
 * Reads a source written as `query:FirstName`, for programs that only have the page's HTML. Returns an empty string for
 * unknown sources.
 */
export function readSourceMark(mark: string): string {
  const at = mark.indexOf(':');
  const name = mark.slice(at + 1);
  switch (mark.slice(0, at)) {
    case 'query':
      return new URLSearchParams(location.search).get(name) ?? '';
    // The form's schema allows no other names.
    case 'cookie':
      return readCookie(name as CookieName) ?? '';
    case 'session':
      return sessionStore.get(name as SessionKey) ?? '';
    default:
      return '';
  }
}
