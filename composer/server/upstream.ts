import type { FastifyPluginAsync } from 'fastify';

export interface UpstreamOptions {
  /** Path on this site. */
  readonly path: string;
  /** Address of the bank's own service; the query of a request is added to it. */
  readonly upstream: string;
  readonly method?: 'GET' | 'POST';
  /** Milliseconds to wait for an answer. */
  readonly timeoutMs?: number;
  readonly now: () => Date;
  /** Failures in a row after which the upstream is left alone for `restMs`. */
  readonly failuresToOpen?: number;
  readonly restMs?: number;
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  /** When the upstream gave it. */
  readonly at: Date;
}

const keep = 500;

/** Calls one upstream: one call a key at a time, the last good answer kept, a rest after failures. */
class Upstream {
  readonly #options: Required<UpstreamOptions>;
  readonly #good = new Map<string, Answer>();
  readonly #flights = new Map<string, Promise<Answer>>();
  #failures = 0;
  #restsUntil = 0;

  constructor(options: UpstreamOptions) {
    this.#options = { method: 'GET', timeoutMs: 2000, failuresToOpen: 5, restMs: 10_000, ...options };
  }

  async #fetch(query: string, body: string | undefined, token: string | undefined): Promise<Answer> {
    const { upstream, method, timeoutMs, now } = this.#options;
    const response = await fetch(upstream + query, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { token }),
      },
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    // An error page instead of JSON must not reach a section as an answer.
    JSON.parse(text);
    if (!response.ok) throw new Error(`The upstream answered ${response.status}.`);
    return { status: response.status, type: 'application/json; charset=utf-8', body: text, at: now() };
  }

  #attempt(key: string, query: string, body: string | undefined, token: string | undefined): Promise<Answer> {
    const flying = this.#flights.get(key);
    if (flying && token === undefined) return flying;
    const flight = this.#fetch(query, body, token).then(
      (answer) => {
        this.#failures = 0;
        if (token === undefined) this.#remember(key, answer);
        return answer;
      },
      (error: unknown) => {
        this.#failures += 1;
        if (this.#failures >= this.#options.failuresToOpen) {
          this.#restsUntil = this.#options.now().getTime() + this.#options.restMs;
        }
        throw error;
      },
    );
    if (token === undefined) {
      this.#flights.set(key, flight);
      void flight.catch(() => {}).finally(() => this.#flights.delete(key));
    }
    return flight;
  }

  #remember(key: string, answer: Answer): void {
    this.#good.delete(key);
    this.#good.set(key, answer);
    if (this.#good.size > keep) this.#good.delete([...this.#good.keys()][0] ?? '');
  }

  /** A fresh answer, or the last good one; `undefined` when there is none. Personal answers are neither kept nor shared. */
  async ask(query: string, body: string | undefined, token: string | undefined): Promise<Answer | undefined> {
    const key = `${query}\n${body ?? ''}`;
    if (this.#options.now().getTime() >= this.#restsUntil) {
      try {
        return await this.#attempt(key, query, body, token);
      } catch {
        // The last good answer, if any, stands in below.
      }
    }
    return token === undefined ? this.#good.get(key) : undefined;
  }
}

/** Puts a service of the bank in the place of the embedded one: same path, same contract. */
export const upstreamService: FastifyPluginAsync<UpstreamOptions> = (server, options) => {
  const upstream = new Upstream(options);
  server.route({
    method: options.method ?? 'GET',
    url: options.path,
    handler: async (request, reply) => {
      const query = request.url.slice(options.path.length);
      const body = request.method === 'POST' ? JSON.stringify(request.body ?? {}) : undefined;
      const token = typeof request.headers['token'] === 'string' ? request.headers['token'] : undefined;
      const answer = await upstream.ask(query, body, token);
      if (!answer)
        return reply.code(503).header('retry-after', '10').send({ status: 'error', error: 'unavailable' });
      return reply
        .code(answer.status)
        .header('content-type', answer.type)
        .header('x-portico-as-of', answer.at.toISOString())
        .header('cache-control', token === undefined ? 'public, max-age=30' : 'private, no-store')
        .send(answer.body);
    },
  });
  return Promise.resolve();
};
