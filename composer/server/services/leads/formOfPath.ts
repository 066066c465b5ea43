import type { IncomingMessage } from 'node:http';
import { isRecord } from '#lib/values/isRecord.ts';
import { safeRedirect } from '#lib/address/urls.ts';
import type { Release } from '#composer/release/release.ts';
import { wantsJson } from './leadReply.ts';
import { publishedDefinition } from './publishedDefinition.ts';

type Forms = Release['forms'];
const pathsByForms = new WeakMap<Forms, ReadonlyMap<string, string>>();

/** Returns the ids of forms with their own path, by path. Memoized. */
function ownPaths(forms: Forms): ReadonlyMap<string, string> {
  let paths = pathsByForms.get(forms);
  if (!paths) {
    const entries = Object.values(forms).flatMap(({ id, definition }): [string, string][] => {
      const action = isRecord(definition) ? definition['action'] : undefined;
      return typeof action === 'string' && action.startsWith('/') ? [[action, id]] : [];
    });
    pathsByForms.set(forms, (paths = new Map(entries)));
  }
  return paths;
}

/**
 * Returns the id of the form that is submitted to a path (FORM-21): the one whose own path it is, or is below
 * (FORM-14), or else the one that the path names.
 *
 * @param path Such as `/svt/elmstone/forms/contact/04101`.
 * @param named The segment after `forms`.
 */
export function formOfPath(path: string, named: string, forms: Forms): string {
  const paths = ownPaths(forms);
  const steps = path.split('/');
  while (paths.size > 0 && steps.length > 1) {
    const id = paths.get(steps.join('/'));
    if (id !== undefined) return id;
    steps.pop();
  }
  return named;
}

/** What HTML forms send. Another type is a program's, which gets JSON. */
const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/;

/**
 * Returns the error page of the form that a native post submits (PAGE-03), so that no browser shows JSON.
 *
 * @returns `undefined` for a form's script or another program, or if the path belongs to no form.
 */
export function nativeErrorPage(
  { headers, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>,
  { forms }: Pick<Release, 'forms'>,
): string | undefined {
  if (wantsJson({ headers }) || !formTypes.test(headers['content-type'] ?? '')) return undefined;
  const [path = ''] = url.split('?', 1);
  const [, named = ''] = /\/forms\/([^/]+)/.exec(path) ?? [];
  const form = formOfPath(path, named, forms);
  const published = Object.hasOwn(forms, form) ? forms[form] : undefined;
  return published && safeRedirect(publishedDefinition(published).errorPage, [], published.page);
}
