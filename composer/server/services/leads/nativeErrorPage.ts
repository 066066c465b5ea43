import type { IncomingMessage } from 'node:http';
import { safeRedirect } from '#lib/address/urls.ts';
import type { Release } from '#composer/release/release.ts';
import { formOfPath } from './formOfPath.ts';
import { wantsJson } from './leadReply.ts';
import { publishedDefinition } from './publishedDefinition.ts';

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
