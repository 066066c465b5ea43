import type { ClaimedLead } from '#composer/server/store/outbox.ts';
import type { ServiceTarget } from '#composer/release/release.ts';

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

/** Describes why a request failed, without any data that was sent or received. */
function reason(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return 'The call failed.';
  if (error.name === 'TimeoutError') return `No answer within ${timeoutMs / 1000} seconds.`;
  if (error.name === 'AbortError') return 'The server stopped before an answer came.';
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
  return `The upstream is unreachable${code === undefined ? '' : ` (${code})`}.`;
}

/**
 * Posts a lead as JSON. The idempotency key is the same for each attempt, so that the receiver can recognize
 * duplicates.
 *
 * Never throws; a failed call is a result too.
 */
export async function sendLead(
  target: DeliveryTarget,
  lead: ClaimedLead,
  values: Readonly<Record<string, string>>,
  stop: AbortSignal,
): Promise<Sent> {
  const { upstream, token, timeoutMs = defaultTimeout } = target;
  const { id, form, locale, page, receivedAt } = lead;
  try {
    const response = await fetch(upstream, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]),
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'idempotency-key': lead.key,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({
        id,
        form,
        locale,
        page,
        receivedAt: new Date(receivedAt).toISOString(),
        values,
      }),
    });
    await response.body?.cancel();
    return sentAs(response.status);
  } catch (error) {
    return { state: 'failed', reason: reason(error, timeoutMs) };
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
