import type { FastifyBaseLogger } from 'fastify';
import { sensitiveNames } from '#forms/definition/formFields.ts';
import type { Release } from '#composer/release/release.ts';
import { publishedDefinition } from './services/leads/publishedDefinition.ts';
import { DataKeys, demoKeys } from './store/dataKeys.ts';

export interface KeyOptions {
  /** Encryption keys of sensitive values: `id:base64`, separated by commas, the current one first. */
  readonly dataKeys?: string;
  /** Whether this is a demo, which creates its own key if there is none. */
  readonly demo?: boolean;
  readonly dataFolder: string;
}

/** Returns the first form of the release with a sensitive field, and that field. */
function sensitiveForm({ forms }: Release): { form: string; page: string; field: string } | undefined {
  for (const form of Object.values(forms)) {
    const [field] = sensitiveNames(publishedDefinition(form));
    if (field !== undefined) return { form: form.id, page: form.page, field };
  }
  return undefined;
}

/**
 * Returns a function for the encryption keys of the site's sensitive values. It returns `undefined` while there are
 * none.
 *
 * @throws {Error} if a form has sensitive fields and there is no key, or if a key is invalid.
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
