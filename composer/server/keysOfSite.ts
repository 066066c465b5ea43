import type { FastifyBaseLogger } from 'fastify';
import { sensitiveNames } from '#forms/definition/sensitiveNames.ts';
import type { Release } from '#composer/release/release.ts';
import { publishedDefinition } from './services/leads/publishedDefinition.ts';
import { DataKeys, demoKeys } from './store/dataKeys.ts';

export interface KeyOptions {
  /** Keys of sensitive values: `id:base64`, the current one first, separated by commas. */
  readonly dataKeys?: string;
  /** A demo makes a key of its own when it has none. */
  readonly demo?: boolean;
  readonly dataFolder: string;
}

/** A form of the release that asks for sensitive values, and the first field that does. */
function sensitiveForm({ forms }: Release): { form: string; page: string; field: string } | undefined {
  for (const form of Object.values(forms)) {
    const [field] = sensitiveNames(publishedDefinition(form));
    if (field !== undefined) return { form: form.id, page: form.page, field };
  }
  return undefined;
}

/**
 * The keys with which the site's sensitive values are encrypted; `undefined` while there are none.
 *
 * @throws {Error} when a form asks for such values and there is no key, or when a key is none.
 */
export function keysOfSite(
  release: Release,
  { dataKeys, demo = false, dataFolder }: KeyOptions,
  log: FastifyBaseLogger,
): () => DataKeys | undefined {
  if (dataKeys !== undefined) {
    const keys = new DataKeys(dataKeys);
    return () => keys;
  }
  const needs = sensitiveForm(release);
  if (demo) {
    if (needs)
      log.warn(
        'This is a demo: sensitive values are encrypted with a key in the data folder. Set PORTICO_DATA_KEY wherever real people enter data.',
      );
    let keys: DataKeys | undefined;
    return () => (keys ??= demoKeys(dataFolder));
  }
  if (!needs) return () => undefined;
  const { form, page, field } = needs;
  throw new Error(
    `The form "${form}" on ${page} asks for sensitive values (field "${field}"), but there is no key to encrypt them. ` +
      'Set PORTICO_DATA_KEY to an id and 32 random bytes, such as: PORTICO_DATA_KEY="2026-11:$(openssl rand -base64 32)"',
  );
}
