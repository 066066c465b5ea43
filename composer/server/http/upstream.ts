import { circuitBreaker, type CircuitBreakerPolicy, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** What of a visitor's request is passed on: only what the service's contract knows. */
export interface UpstreamCall {
  /** A file below the upstream's address; `{timestamp}` becomes the time of the call and is no part of the question. */
  readonly file?: string | undefined;
  readonly query?: Readonly<Record<string, string>> | undefined;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as a form. */
  readonly form?: Readonly<Record<string, string>> | undefined;
  /** The visitor's token; the answer is for this visitor alone then. */
  readonly token?: string | undefined;
}

export interface UpstreamOptions {
  /** Address of the bank's own service; the query of a call is added to it. */
  readonly upstream: string;
  readonly method?: 'GET' | 'POST';
  /** Milliseconds to wait for an answer. */
  readonly timeoutMs?: number;
  readonly now: () => Date;
  /** Failures in a row after which the upstream is left alone for `restMs`, by the system's clock. */
  readonly failuresToOpen?: number;
  readonly restMs?: number;
  /** Answers are about a person: they are neither kept nor shared. */
  readonly isPersonal?: boolean;
  /** Calls that one client may make in a minute; as many as for all services without it. */
  readonly perMinute?: number;
  /** Milliseconds for which an answer is given again without a new call; nothing personal is. */
  readonly freshMs?: number;
  /** Milliseconds for which the last good answer stands in. */
  readonly keepMs?: number;
  /** Reads a request by the service's contract. @throws {Error} with words for the caller when it does not fit. */
  readonly read: (request: FastifyRequest) => UpstreamCall;
  /** @throws {Error} when an answer is not one of the service's contract. */
  readonly check: (answer: unknown, call: UpstreamCall) => void;
}

interface Answer {
  readonly body: string;
  /** When the upstream gave it. */
  readonly at: Date;
}

/** Answers kept, and the bytes of the longest one taken. */
const limits = { answers: 500, bytes: 1_000_000 };

/** The text of an answer, read no further than its limit. @throws {Error} when it is longer. */
async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop by an error cancels the body, and with it the connection.
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > limits.bytes) throw new Error('The upstream response is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Milliseconds for which browsers and this process give the same answer again. */
const sharedMs = 30_000;

/** The upstream works and does not want this call; that says nothing about its health. */
class Refusal extends Error {}

/** Calls one upstream: one call a key at a time, the last good answer kept, a rest after failures. */
export class Upstream {
  readonly #options: Required<Omit<UpstreamOptions, 'perMinute'>>;
  readonly #circuit: CircuitBreakerPolicy;
  readonly #good = new LRUCache<string, Answer>({ max: limits.answers });
  /** Not in the cache of good answers: calls that fail would push them out just when they are needed. */
  readonly #flights = new Map<string, Promise<Answer>>();

  constructor(options: UpstreamOptions) {
    this.#options = {
      method: 'GET',
      timeoutMs: 2000,
      failuresToOpen: 5,
      restMs: 10_000,
      isPersonal: false,
      freshMs: sharedMs,
      keepMs: 24 * 3_600_000,
      ...options,
    };
    const { failuresToOpen, restMs } = this.#options;
    // After a rest one call tries whether the upstream is well; the others wait for its result.
    this.#circuit = circuitBreaker(
      handleWhen((error) => !(error instanceof Refusal)),
      { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(failuresToOpen) },
    );
  }

  async #fetch(call: UpstreamCall): Promise<Answer> {
    const { upstream, method, timeoutMs, now, check } = this.#options;
    const url = new URL(upstream);
    if (call.file !== undefined) {
      const file = call.file.replace('{timestamp}', String(now().getTime()));
      url.pathname = `${url.pathname.replace(/\/$/, '')}/${file}`;
    }
    for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value);
    const response = await fetch(url, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        accept: 'application/json',
        ...(call.body !== undefined && { 'content-type': 'application/json' }),
        ...(call.token !== undefined && { token: call.token }),
      },
      ...(call.form !== undefined && { body: new URLSearchParams(call.form) }),
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    });
    if (!response.ok) {
      await response.body?.cancel();
      const isRefusal = response.status < 500 && ![408, 429].includes(response.status);
      throw new (isRefusal ? Refusal : Error)(`The upstream answered ${response.status}.`);
    }
    const text = await readText(response);
    // An error page in place of JSON, or JSON without what the contract promises, must not reach a section.
    check(JSON.parse(text), call);
    return { body: text, at: now() };
  }

  #isPersonal(call: UpstreamCall): boolean {
    return this.#options.isPersonal || call.token !== undefined;
  }

  #attempt(key: string, call: UpstreamCall): Promise<Answer> {
    const attempt = () => this.#circuit.execute(() => this.#fetch(call));
    if (this.#isPersonal(call)) return attempt();
    const flying = this.#flights.get(key);
    if (flying) return flying;
    const flight = attempt()
      .then((answer) => {
        this.#good.set(key, answer);
        return answer;
      })
      .finally(() => this.#flights.delete(key));
    this.#flights.set(key, flight);
    return flight;
  }

  #ageOf({ at }: Answer): number {
    return this.#options.now().getTime() - at.getTime();
  }

  /** A fresh answer, or the last good one; `undefined` when there is none. Personal answers are neither kept nor shared. */
  async ask(call: UpstreamCall): Promise<Answer | undefined> {
    const { freshMs, keepMs } = this.#options;
    const key = JSON.stringify([call.file, call.query, call.body, call.form]);
    const good = this.#isPersonal(call) ? undefined : this.#good.get(key);
    if (good && this.#ageOf(good) < freshMs) return good;
    try {
      return await this.#attempt(key, call);
    } catch {
      return good && this.#ageOf(good) <= keepMs ? good : undefined;
    }
  }
}

/** Answers requests from a service of the bank: same contract as the embedded one, checked both ways. */
export function upstreamHandler(options: UpstreamOptions) {
  const upstream = new Upstream(options);
  const isShared = (call: UpstreamCall) =>
    options.method !== 'POST' && options.isPersonal !== true && call.token === undefined;
  // What is left of an answer's time; one that stands in for a newer one is asked for again as late as a new one.
  const maxAge = ({ at }: Answer) => {
    const left = sharedMs - (options.now().getTime() - at.getTime());
    return Math.ceil((left > 0 && left <= sharedMs ? left : sharedMs) / 1000);
  };
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    let call: UpstreamCall;
    try {
      call = options.read(request);
    } catch (error) {
      const words = error instanceof Error ? error.message : 'The request does not fit the service.';
      return reply.code(400).send({ status: 'error', error: words });
    }
    const answer = await upstream.ask(call);
    if (!answer)
      return reply.code(503).header('retry-after', '10').send({ status: 'error', error: 'unavailable' });
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('x-portico-as-of', answer.at.toISOString())
      .header('cache-control', isShared(call) ? `public, max-age=${maxAge(answer)}` : 'private, no-store')
      .header('vary', 'token')
      .send(answer.body);
  };
}

/** Puts a service of the bank in the place of the embedded one, on a path of this site. */
export const upstreamService: FastifyPluginAsync<UpstreamOptions & { readonly path: string }> = (
  server,
  { path, ...options },
) => {
  const handler = upstreamHandler(options);
  server.route({
    method: options.method ?? 'GET',
    url: path,
    bodyLimit: 10_000,
    ...(options.perMinute !== undefined && { config: { rateLimit: { max: options.perMinute } } }),
    handler,
  });
  return Promise.resolve();
};
