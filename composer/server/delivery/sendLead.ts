import type { ClaimedLead } from '#composer/server/store/outbox.ts';
import type { ServiceTarget } from '#composer/release/release.ts';
import { z } from 'zod';
import type { ServiceContract } from '#composer/server/services/contract/ServiceContract.ts';
import { callFailure } from '#composer/server/watch/callFailure.ts';

/** Where leads are delivered. */
export interface DeliveryTarget {
  readonly upstream: string;
  /** Sent as `Authorization: Bearer`. */
  readonly token?: string;
  /** Request timeout in milliseconds. */
  readonly timeoutMs?: number;
}

/**
 * What became of a lead that was sent. `refused`: the bank's system works and does not want this lead. `failed`: the
 * system does not work, so other leads would fail too.
 */
export type Sent =
  | { readonly state: 'accepted' }
  | { readonly state: 'refused' | 'failed'; readonly reason: string };

const defaultTimeout = 10_000;

/** A lead as it is sent. */
const deliveredLead = z.object({
  id: z.int().describe('Number of the lead in this store.'),
  form: z.string().describe('`formId` of the form.'),
  locale: z.string(),
  page: z.string().describe('Path of the page with the form.'),
  receivedAt: z.iso.datetime(),
  values: z.record(z.string(), z.string()).describe('What the visitor entered, by field.'),
});

/** What is published about the system that takes leads. */
export const leadsPublished: ServiceContract = {
  name: 'leads',
  method: 'POST',
  path: 'leads',
  sentAs: 'json',
  isWebhook: true,
  request: deliveredLead,
  examples: [
    {
      summary: 'a lead',
      kind: 'typical',
      request: {
        id: 17,
        form: 'contact',
        locale: 'en',
        page: '/contact.html',
        receivedAt: '2026-11-20T15:00:00.000Z',
        values: { firstName: 'Ada', email: 'ada@example.com' },
      },
    },
  ],
};

/**
 * 4xx statuses that are not about the lead: the credentials of this server (401, 403, 407), its route (404, 405, 410), a
 * timeout, or a limit. They pass, or somebody must mend them; until then, every lead gets the same answer.
 */
const passing: ReadonlySet<number> = new Set([401, 403, 404, 405, 407, 408, 410, 425, 429]);

function sentAs(status: number): Sent {
  if (status >= 200 && status < 300) return { state: 'accepted' };
  const isRefusal = status >= 400 && status < 500 && !passing.has(status);
  return { state: isRefusal ? 'refused' : 'failed', reason: `The upstream answered ${status}.` };
}

/**
 * Posts a lead as JSON. The idempotency key is the same for each attempt, so that the receiver can recognize
 * duplicates.
 *
 * Never throws; a failed call is a result too.
 *
 * @param traced Headers that pass a trace on.
 */
export async function sendLead(
  target: DeliveryTarget,
  lead: ClaimedLead,
  values: Readonly<Record<string, string>>,
  stop: AbortSignal,
  traced: Readonly<Record<string, string>> = {},
): Promise<Sent> {
  const { upstream, token, timeoutMs = defaultTimeout } = target;
  const { id, form, locale, page, receivedAt } = lead;
  const body: z.input<typeof deliveredLead> = {
    id,
    form,
    locale,
    page,
    receivedAt: new Date(receivedAt).toISOString(),
    values,
  };
  try {
    const response = await fetch(upstream, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]),
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'idempotency-key': lead.key,
        ...traced,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    await response.body?.cancel();
    return sentAs(response.status);
  } catch (error) {
    return { state: 'failed', reason: callFailure(error, timeoutMs) };
  }
}

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
