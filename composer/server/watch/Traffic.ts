import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Durations } from './Durations.ts';
import type { RequestScopes } from './RequestScopes.ts';

/** What the access log has a line for. */
export const accessLogs = ['all', 'services', 'none'] as const;
export type AccessLog = (typeof accessLogs)[number];

/** How a request was answered without Fastify. `busy`: refused by the full queue. `failed`: an error. */
export type DirectRoute = 'page' | 'asset' | 'redirect' | 'refused' | 'busy' | 'failed';

export interface DirectAnswer {
  readonly route: DirectRoute;
  /** Length of the body. */
  readonly bytes: number;
}

interface TrafficOptions {
  readonly accessLog?: AccessLog | undefined;
  readonly scopes: RequestScopes;
}

/** The label of what has no route, such as an unknown address. */
const noRoute = 'none';

/** Kinds of answers whose path is that of a published file, so that it cannot contain what a visitor typed. */
const isPublished = (route: string) => route === 'page' || route === 'asset';

/** Counts requests by route and status, and writes the access log. */
export class Traffic {
  /** Durations by route and status. Of what is in memory, until it was handed to the connection. */
  readonly durations = new Durations();
  readonly #options: TrafficOptions;
  #log: FastifyBaseLogger | undefined;
  readonly #isLogged: { readonly pages: boolean; readonly services: boolean };

  constructor(options: TrafficOptions) {
    const { accessLog } = options;
    this.#options = options;
    this.#isLogged = {
      pages: accessLog === 'all',
      services: accessLog === 'all' || accessLog === 'services',
    };
  }

  /** Counts the requests that Fastify answers. */
  follow(server: FastifyInstance): void {
    // The access log is wanted whatever the level of other messages is.
    this.#log = server.log.child({}, { level: 'info' });
    server.addHook('onResponse', ({ routeOptions, method, raw }, reply, done) => {
      const { url: route = noRoute } = routeOptions;
      const { statusCode: status } = reply.raw;
      this.durations.observe(route, status, reply.elapsedTime);
      if (this.#isLogged.services) {
        const bytes = Number(reply.getHeader('content-length') ?? 0);
        this.#write(raw, { method, route, status, ms: reply.elapsedTime, bytes });
      }
      done();
    });
  }

  /**
   * Counts a request that was answered without Fastify.
   *
   * @param begun From `performance.now()`.
   */
  count(
    { route, bytes }: DirectAnswer,
    request: IncomingMessage,
    response: ServerResponse,
    begun: number,
  ): void {
    const ms = performance.now() - begun;
    const { statusCode: status } = response;
    this.durations.observe(route, status, ms);
    if (!this.#isLogged.pages) return;
    const { method = '', url = '/' } = request;
    const place = isPublished(route) ? { path: url.split(/[?#]/, 1)[0] } : { route };
    this.#write(request, { method, ...place, status, ms, bytes });
  }

  #write(request: IncomingMessage, line: Readonly<Record<string, unknown>> & { readonly ms: number }): void {
    const { requestId, trace } = this.#options.scopes.of(request);
    const ms = Math.round(line.ms * 100) / 100;
    this.#log?.info({ reqId: requestId, traceId: trace.traceId, ...line, ms }, 'access');
  }
}
