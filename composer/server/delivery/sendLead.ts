import type { ClaimedLead } from '#composer/server/store/outbox.ts';

/** Where leads are delivered. */
export interface DeliveryTarget {
  readonly upstream: string;
  /** Sent as `Authorization: Bearer`. */
  readonly token?: string;
  /** Request timeout in milliseconds. */
  readonly timeoutMs?: number;
}

const defaultTimeout = 10_000;

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
 * @returns Why it failed, or `undefined` if the receiver confirmed it with a 2xx status.
 */
export async function sendLead(
  target: DeliveryTarget,
  lead: ClaimedLead,
  values: Readonly<Record<string, string>>,
  stop: AbortSignal,
): Promise<string | undefined> {
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
    return response.ok ? undefined : `The upstream answered ${response.status}.`;
  } catch (error) {
    return reason(error, timeoutMs);
  }
}
