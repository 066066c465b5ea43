import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { beginSpan, type OpenSpan } from './spans.ts';
import { childOf, readTrace, type TraceContext } from './traceContext.ts';

/** What the log lines and the calls of one request have in common. */
export interface RequestScope {
  readonly requestId: string;
  readonly trace: TraceContext;
  /** The request's span, if a tracer is registered. */
  readonly span?: OpenSpan | undefined;
}

const current = new AsyncLocalStorage<RequestScope>();

/** Returns the scope of the request that is being answered, if any. */
export const currentScope = (): RequestScope | undefined => current.getStore();

/** Runs the rest of a request in its scope. */
export const inScope = (scope: RequestScope, work: () => void): void => current.run(scope, work);

/** What other systems send as a request's id: a UUID, or digits and letters of any kind. */
const idFormat = /^[\w.:+/=@-]{1,128}$/;

/** Creates the scopes of requests, each once. */
export class RequestScopes {
  readonly #isTrusted: (address: string, hop: number) => boolean;
  readonly #scopes = new WeakMap<IncomingMessage, RequestScope>();

  /** @param trustedProxies Addresses of load balancers whose `X-Request-Id` is taken. */
  constructor(trustedProxies: readonly string[]) {
    this.#isTrusted = proxyAddr.compile([...trustedProxies]);
  }

  #idOf({ headers, socket }: IncomingMessage): string {
    const sent = headers['x-request-id'];
    const isGood = typeof sent === 'string' && idFormat.test(sent);
    // Anybody could otherwise write what they like into the log.
    return isGood && this.#isTrusted(socket.remoteAddress ?? '', 0) ? sent : randomBytes(16).toString('hex');
  }

  /** Returns the scope of a request. A request that the server makes to itself belongs to the one it answers. */
  of(request: IncomingMessage): RequestScope {
    const outer = currentScope();
    if (outer) return outer;
    let scope = this.#scopes.get(request);
    if (!scope) {
      const parent = readTrace(request.headers);
      const span = beginSpan('server', 'request', parent);
      scope = { requestId: this.#idOf(request), trace: span?.trace ?? childOf(parent), span };
      this.#scopes.set(request, scope);
    }
    return scope;
  }
}
