import type { FastifyBaseLogger } from 'fastify';
import { sensitiveNames } from '#forms/definition/formFields.ts';
import { type Release, type ServiceName, serviceNames } from '#composer/release/release.ts';
import { publishedDefinition } from './services/leads/publishedDefinition.ts';
import { DataKeys, demoKeys } from './store/dataKeys.ts';
import { fieldsOf } from '#forms/definition/formFields.ts';
import { isCaptcha } from '#forms/kinds/captcha.ts';

/**
 * Checks that a site in production explicitly chooses all of its services, so that nobody gets answers from an embedded
 * service that the bank did not choose.
 *
 * @param others Services that the environment configures.
 * @throws {Error} with the services that `site.json` does not name, and how to add them.
 */
export function requireChosenServices(
  { site: { services } }: Pick<Release, 'site'>,
  others: readonly ServiceName[] = [],
): void {
  const unchosen = serviceNames.filter((name) => services[name] === undefined && !others.includes(name));
  const [first] = unchosen;
  if (first === undefined) return;
  throw new Error(
    `site.json does not configure these services: ${unchosen.join(', ')}. Add each to "services": ` +
      `"${first}": "embedded" for Portico's own service, or "${first}": { "upstream": "https://…" } for the bank's own. ` +
      'Then rebuild the site. A demo (portico serve --demo) needs none of this.',
  );
}

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

/** Returns the first form of the release with a captcha. */
const guardedForm = ({ forms }: Release) =>
  Object.values(forms).find((form) => fieldsOf(publishedDefinition(form)).some(isCaptcha));

/**
 * Returns the secret key of the captcha provider that `site.json` names. Empty if no form needs it.
 *
 * @throws {Error} if a form has a captcha of that provider and there is no key. A demo only logs a warning.
 */
export function captchaSecret(
  release: Release,
  { captchaSecret: secret = '', demo = false }: { readonly captchaSecret?: string; readonly demo?: boolean },
  log: FastifyBaseLogger,
): string {
  const form = release.site.captcha === 'embedded' || secret !== '' ? undefined : guardedForm(release);
  if (!form) return secret;
  const missing = `The form "${form.id}" on ${form.page} uses an external captcha provider, but its secret key is not set.`;
  if (!demo)
    throw new Error(`${missing} Set PORTICO_CAPTCHA_SECRET to the key that belongs to the site key.`);
  log.warn(`${missing} This demo rejects such forms. Set PORTICO_CAPTCHA_SECRET.`);
  return secret;
}
