import type { ClaimedLead } from '#composer/server/store/outbox.ts';

/** Where leads go. */
export interface DeliveryTarget {
  readonly upstream: string;
  /** Sent as `Authorization: Bearer`. */
  readonly token?: string;
  /** Milliseconds to wait for an answer. */
  readonly timeoutMs?: number;
}

const defaultTimeout = 10_000;

/** Why a call failed, without what was sent or answered. */
function reason(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return 'The call failed.';
  if (error.name === 'TimeoutError') return `No answer within ${timeoutMs / 1000} seconds.`;
  if (error.name === 'AbortError') return 'The server stopped before an answer came.';
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
  return `The upstream is unreachable${code === undefined ? '' : ` (${code})`}.`;
}

/**
 * Posts a lead as JSON. The key is the same at every try, so that the far side can tell a lead that it has already.
 *
 * @returns why the far side does not have it; `undefined` when it said that it does (a status of 2xx).
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
