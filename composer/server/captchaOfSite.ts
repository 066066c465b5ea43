import type { FastifyBaseLogger } from 'fastify';
import { fieldsOf } from '#forms/definition/formFields.ts';
import { isCaptcha } from '#forms/kinds/captcha.ts';
import type { Release } from '#composer/release/release.ts';
import { publishedDefinition } from './services/leads/publishedDefinition.ts';

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
