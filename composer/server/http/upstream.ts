import {
  circuitBreaker,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  handleWhen,
  isBrokenCircuitError,
} from 'cockatiel';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { callFailure } from '#composer/server/watch/callFailure.ts';
import { callOut } from '#composer/server/watch/callOut.ts';
import type { UpstreamWatch } from '#composer/server/watch/Upstreams.ts';
import type { Answer, KeptAnswers } from './KeptAnswers.ts';
import { type UpstreamCall, upstreamRequest } from './upstreamRequest.ts';

export type { UpstreamCall };

export interface UpstreamOptions {
  /** URL of the bank's own service. The query of a call is added to it. */
  readonly upstream: string;
  readonly method?: 'GET' | 'POST';
  /** Request timeout in milliseconds. */
  readonly timeoutMs?: number;
  readonly now: () => Date;
  /** Records whether the upstream works. */
  readonly watch: UpstreamWatch;
  /** Consecutive failures after which the circuit breaker opens, for `restMs`. */
  readonly failuresToOpen?: number;
  readonly restMs?: number;
  /** Whether responses are personal. They are then neither cached nor shared. */
  readonly isPersonal?: boolean;
  /** Calls per client and minute. By default, only the limit for all services applies. */
  readonly perMinute?: number;
  /** Milliseconds for which a response is fresh and served from the cache. Never for personal responses. */
  readonly freshMs?: number;
  /** Milliseconds for which a stale response is served if the upstream fails. */
  readonly keepMs?: number;
  /** Where good responses are kept for all servers. They must not tell anything about a visitor. */
  readonly answers?: KeptAnswers;
  /** Returns what the response's header says about when the upstream sent it. By default the moment. */
  readonly asOf?: (at: Date) => string;
  /** Parses a request according to the contract. @throws {Error} with a message for the caller if it is invalid. */
  readonly read: (request: FastifyRequest) => UpstreamCall;
  /** @throws {Error} if a response does not match the contract. */
  readonly check: (answer: unknown, call: UpstreamCall) => void;
  /** Whether nobody reads the upstream's response, which may be empty. */
  readonly isSilent?: boolean;
}

/** Maximum number of cached responses, and of bytes in one. */
const limits = { answers: 500, bytes: 1_000_000 };

/** Reads a response up to the size limit. @throws {Error} if it is longer. */
async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Throwing inside the loop cancels the body, and with it the connection.
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > limits.bytes) throw new Error('The upstream response is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Milliseconds for which browsers and this process may reuse a response. */
const sharedMs = 30_000;

/** The upstream works but rejected this call, which must not open the circuit breaker. */
class Refusal extends Error {}

/**
 * Calls one upstream. Concurrent calls with the same key share one request, responses are cached, and a circuit breaker
 * pauses calls after failures.
 */
export class Upstream {
  readonly #options: Required<Omit<UpstreamOptions, 'perMinute' | 'asOf' | 'answers'>> &
    Pick<UpstreamOptions, 'answers'>;
  readonly #circuit: CircuitBreakerPolicy;
  readonly #good = new LRUCache<string, Answer>({ max: limits.answers });
  /** Separate from the cache of responses, where pending calls could evict responses just when the upstream fails. */
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
      isSilent: false,
      ...options,
    };
    const { failuresToOpen, restMs } = this.#options;
    // When half-open, one call tests the upstream, and the others wait for its result.
    this.#circuit = circuitBreaker(
      handleWhen((error) => !(error instanceof Refusal)),
      { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(failuresToOpen) },
    );
    options.watch.follow(this.#circuit);
  }

  async #fetch(call: UpstreamCall, headers: Readonly<Record<string, string>>): Promise<Answer> {
    const { upstream, method, timeoutMs, now, check, isSilent } = this.#options;
    const { url, ...request } = upstreamRequest(upstream, method, call, now());
    const response = await fetch(url, {
      ...request,
      headers: { ...request.headers, ...headers },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      const isRefusal = response.status < 500 && ![408, 429].includes(response.status);
      throw new (isRefusal ? Refusal : Error)(`The upstream answered ${response.status}.`);
    }
    const text = await readText(response);
    if (isSilent) return { body: isJson(text) ? text : '', at: now() };
    // An error page instead of JSON, or JSON that violates the contract, must not reach a section.
    check(JSON.parse(text), call);
    return { body: text, at: now() };
  }

  /** Calls the upstream, and records how that ended. */
  #call(call: UpstreamCall): Promise<Answer> {
    const { watch, timeoutMs } = this.#options;
    return callOut(
      watch,
      (headers) => this.#fetch(call, headers),
      (end) => {
        if ('value' in end) return { result: 'ok' };
        const result = end.error instanceof Refusal ? 'refused' : 'failed';
        return { result, reason: callFailure(end.error, timeoutMs) };
      },
    );
  }

  #isPersonal(call: UpstreamCall): boolean {
    return this.#options.isPersonal || call.token !== undefined;
  }

  #attempt(key: string, call: UpstreamCall): Promise<Answer> {
    const attempt = () => this.#circuit.execute(() => this.#call(call));
    if (this.#isPersonal(call)) return attempt();
    const flying = this.#flights.get(key);
    if (flying) return flying;
    const flight = attempt()
      .then((answer) => {
        this.#good.set(key, answer);
        this.#options.answers?.keep(this.#keptKey(key), answer);
        return answer;
      })
      .finally(() => this.#flights.delete(key));
    this.#flights.set(key, flight);
    return flight;
  }

  #ageOf({ at }: Answer): number {
    return this.#options.now().getTime() - at.getTime();
  }

  /** What kept responses of this upstream are found by. */
  #keptKey(key: string): string {
    return JSON.stringify([this.#options.method, this.#options.upstream, key]);
  }

  /** Returns a response that another process had, or this one before it was restarted, if it fits the contract. */
  async #keptAnswer(key: string, call: UpstreamCall): Promise<Answer | undefined> {
    if (this.#isPersonal(call)) return undefined;
    const answer = await this.#options.answers?.find(this.#keptKey(key));
    try {
      if (answer) this.#options.check(JSON.parse(answer.body), call);
    } catch {
      return undefined;
    }
    if (answer) this.#good.set(key, answer);
    return answer;
  }

  /**
   * Returns a fresh response, or a stale one if the call fails. `undefined` if there is none. Personal responses are
   * neither cached nor shared.
   */
  async ask(call: UpstreamCall): Promise<Answer | undefined> {
    const { freshMs, keepMs, watch } = this.#options;
    const key = JSON.stringify([call.file, call.query, call.body, call.form]);
    const good = this.#isPersonal(call) ? undefined : this.#good.get(key);
    if (good && this.#ageOf(good) < freshMs) return good;
    try {
      return await this.#attempt(key, call);
    } catch (error) {
      if (isBrokenCircuitError(error)) watch.record('skipped', 0);
      const last = good ?? (await this.#keptAnswer(key, call));
      if (!last || this.#ageOf(last) > keepMs) return undefined;
      watch.recordStale();
      return last;
    }
  }
}

/**
 * Returns a handler that forwards requests to a service of the bank, with the same contract as the embedded one.
 * Validates requests and responses.
 */
export function upstreamHandler(options: UpstreamOptions) {
  const upstream = new Upstream(options);
  const { asOf = (at) => at.toISOString() } = options;
  const isShared = (call: UpstreamCall) =>
    options.method !== 'POST' && options.isPersonal !== true && call.token === undefined;
  // The rest of the response's lifetime. A stale response gets the lifetime of a new one, so that browsers don't retry
  // sooner.
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
    if (answer.body === '') return reply.code(204).send();
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('x-portico-as-of', asOf(answer.at))
      .header('cache-control', isShared(call) ? `public, max-age=${maxAge(answer)}` : 'private, no-store')
      .header('vary', 'token')
      .send(answer.body);
  };
}

/** Mounts a service of the bank, instead of the embedded one, on a path of this site. */
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
