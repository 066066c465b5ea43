import { currentScope } from './RequestScopes.ts';
import { beginSpan, endSpan, spanHeaders } from './spans.ts';
import { childOf, traceHeaders } from './traceContext.ts';
import type { CallResult, UpstreamWatch } from './Upstreams.ts';

/** How a call ended. */
export interface CallOutcome {
  readonly result: CallResult;
  /** Why it was refused or failed, in words that are safe to publish. */
  readonly reason?: string | undefined;
}

/**
 * Calls another system: measures the call, records its outcome, and passes the request's id and position in its trace on.
 *
 * @param call Gets the headers to send.
 * @param outcomeOf Says how it ended: with a value, or with the error it threw.
 * @throws Whatever the call throws.
 */
export async function callOut<Value>(
  watch: UpstreamWatch,
  call: (headers: Readonly<Record<string, string>>) => Promise<Value>,
  outcomeOf: (end: { readonly value: Value } | { readonly error: unknown }) => CallOutcome,
): Promise<Value> {
  const scope = currentScope();
  const span = beginSpan('client', `call ${watch.name}`, scope?.trace, scope?.span?.context);
  const headers = {
    ...(span ? spanHeaders(span) : traceHeaders(childOf(scope?.trace))),
    ...(scope && { 'x-request-id': scope.requestId }),
  };
  const begun = performance.now();
  const finish = (end: Parameters<typeof outcomeOf>[0]) => {
    const { result, reason } = outcomeOf(end);
    watch.record(result, performance.now() - begun, reason);
    if (span) endSpan(span, { 'portico.service': watch.name }, result === 'ok' ? undefined : reason);
  };
  try {
    const value = await call(headers);
    finish({ value });
    return value;
  } catch (error) {
    finish({ error });
    throw error;
  }
}
