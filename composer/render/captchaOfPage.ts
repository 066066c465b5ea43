import type { OutsideCaptcha } from '#lib/browser/OutsideCaptcha.ts';
import type { AnySection } from '#section-kit/defineSection.ts';
import { visitContent } from '#section-kit/walkSchema.ts';
import type { SiteDefinition } from '#composer/page/siteDefinition.ts';
import type { PolicyOrigins } from './contentSecurityPolicy.ts';

/** Whether a section contains a form with a captcha. */
function hasCaptcha({ schema }: AnySection, props: unknown): boolean {
  let has = false;
  visitContent(schema, props, (kind) => {
    if (kind === 'captcha') has = true;
  });
  return has;
}

/**
 * Returns the browser's configuration of the site's captcha provider. `undefined` if the section has no captcha or the
 * provider is the embedded one, so that other pages never contact the provider.
 */
export function captchaOfSection(
  { captcha }: SiteDefinition,
  section: AnySection,
  props: unknown,
): OutsideCaptcha | undefined {
  if (captcha === 'embedded' || !hasCaptcha(section, props)) return undefined;
  const { script, api, siteKey, parameters } = captcha;
  return { script, api, siteKey, parameters };
}

/** Returns the origins that a page with a captcha may load from. */
export function captchaOrigins({ captcha }: SiteDefinition): Partial<PolicyOrigins> {
  if (captcha === 'embedded') return {};
  const { origins, script } = captcha;
  return { ...origins, script: [new URL(script).origin, ...origins.script] };
}
