import type { ServiceTarget } from '#composer/release/release.ts';
import type { DeliveryTarget } from './sendLead.ts';

const isLocal = ({ hostname }: URL) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

/**
 * Returns where the site's leads are delivered, if anywhere.
 *
 * @param service The `leads` service in `site.json`.
 * @param own Settings from the environment, which take precedence.
 * @throws {Error} if the address is invalid, or if personal data would be sent unencrypted over a network.
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
