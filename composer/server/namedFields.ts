import { escapeHtml } from '#lib/html.ts';
import { isVisibleKind } from '#forms/rules.ts';
import type { Release } from '#composer/publish/release.ts';
import { publishedDefinition } from './publishedDefinition.ts';
import type { ServedFile } from './ReleaseFiles.ts';

/** The address of a form's error page that names fields; only their names are in it, never what was entered. */
export function errorPageNaming(errorPage: string, form: string, fields: readonly string[]): string {
  const url = new URL(errorPage, 'https://portico.invalid');
  url.searchParams.set('form', form);
  url.searchParams.set('fields', fields.join(','));
  return url.pathname + url.search + url.hash;
}

/**
 * A form's error page with the labels of the fields that its address names, below the page's heading: what a visitor
 * without JavaScript is told (FORM-03). `undefined` when the address names none.
 */
export function namedFields(
  release: Release,
  file: ServedFile,
  path: string,
  url: string,
): ServedFile | undefined {
  if (!url.includes('?form=')) return undefined;
  const query = new URLSearchParams(url.slice(url.indexOf('?')));
  const form = query.get('form') ?? '';
  const published = Object.hasOwn(release.forms, form) ? release.forms[form] : undefined;
  const definition = published && publishedDefinition(published);
  if (!definition || new URL(definition.errorPage, 'https://portico.invalid').pathname !== path)
    return undefined;
  const names = new Set(query.get('fields')?.split(','));
  const fields = definition.fields.filter((field) => isVisibleKind(field) && names.has(field.name));
  if (fields.length === 0) return undefined;
  const items = fields.map((field) => (isVisibleKind(field) ? `<li>${escapeHtml(field.label)}</li>` : ''));
  const list = `<ul data-invalid-fields>${items.join('')}</ul>`;
  const html = file.bodies.identity.toString('utf8');
  const heading = html.indexOf('</h1>', html.indexOf('<main'));
  const at = heading < 0 ? html.indexOf('>', html.indexOf('<main')) + 1 : heading + '</h1>'.length;
  return {
    ...file,
    bodies: { identity: Buffer.from(html.slice(0, at) + list + html.slice(at)) },
    cacheControl: 'no-store',
  };
}
