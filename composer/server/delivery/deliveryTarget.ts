import type { ServiceTarget } from '#composer/release/release.ts';
import type { DeliveryTarget } from './sendLead.ts';

const isLocal = ({ hostname }: URL) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

/**
 * Where the site's leads go, if anywhere.
 *
 * @param service what `site.json` says of leads.
 * @param own what the environment says, which comes first.
 * @throws {Error} when the address is none, or when people's data would cross a network unencrypted.
 */
export function deliveryTarget(
  service: ServiceTarget | undefined,
  own: Partial<DeliveryTarget> = {},
): DeliveryTarget | undefined {
  const { upstream, ...rest } = { ...(typeof service === 'object' && service), ...own };
  if (upstream === undefined) return undefined;
  if (!URL.canParse(upstream) || !/^https?:/.test(upstream))
    throw new Error(
      `Leads cannot be sent to "${upstream}": expected an address such as https://crm.example/leads.`,
    );
  const url = new URL(upstream);
  if (url.protocol === 'http:' && !isLocal(url))
    throw new Error(`Leads cannot be sent to "${upstream}": personal data requires https.`);
  return { upstream, ...rest };
}
