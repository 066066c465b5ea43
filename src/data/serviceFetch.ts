import type { QueryFunctionContext } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /**
       * Replaces `fetch` for the site's own services: while the server renders a page, it has no URL to call itself.
       */
      readonly fetch?: typeof fetch;
    };
  }
}

/**
 * How long a call may take, in milliseconds. Visitors are told about a service that does not answer within ten seconds:
 * one call, or two calls with a pause between them.
 */
export const callTimes = { only: 9000, twice: 4000, beforeRetry: 500 } as const;

/** Returns a signal that also aborts the call after the timeout. */
function deadline(given: AbortSignal | undefined, timeoutMs: number) {
  const controller = new AbortController();
  const abort = () => controller.abort(given?.reason);
  const timer = setTimeout(
    () => controller.abort(new DOMException('The service does not answer.', 'TimeoutError')),
    timeoutMs,
  );
  if (given?.aborted) abort();
  given?.addEventListener('abort', abort, { once: true });
  return {
    signal: controller.signal,
    done: () => {
      clearTimeout(timer);
      given?.removeEventListener('abort', abort);
    },
  };
}

export interface JsonCall extends Pick<RequestInit, 'method' | 'body' | 'cache'> {
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** The query's signal. */
  readonly signal?: AbortSignal | undefined;
  /** The query's meta. */
  readonly meta?: QueryFunctionContext['meta'];
}

/**
 * Calls one of the site's services once.
 *
 * @throws {Error} if there is no JSON answer in time.
 */
export async function fetchJson(url: string, { timeoutMs, signal: given, meta, headers, ...init }: JsonCall) {
  const { signal, done } = deadline(given, timeoutMs);
  try {
    const response = await (meta?.fetch ?? fetch)(url, {
      ...init,
      signal,
      headers: { accept: 'application/json', ...headers },
    });
    if (!response.ok) throw new Error(`The service answered ${response.status}.`);
    const answer: unknown = await response.json();
    return { answer, headers: response.headers };
  } finally {
    done();
  }
}
