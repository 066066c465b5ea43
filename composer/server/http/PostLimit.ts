import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientOf } from './clientOf.ts';

/**
 * Counts the posts of each client, whatever their address: a form is posted to its service, below it, and to its page. A
 * limit of each route would allow as many posts to each of them.
 */
export class PostLimit {
  readonly #limit: ReturnType<FastifyInstance['createRateLimit']>;

  /** @param perMinute Posts per client and minute. */
  constructor(server: FastifyInstance, perMinute: number) {
    this.#limit = server.createRateLimit({ max: perMinute, timeWindow: '1 minute', keyGenerator: clientOf });
  }

  /** Counts a post. @returns The seconds until the client may post again, if this was one too many. */
  async waitAfter(request: FastifyRequest): Promise<number | undefined> {
    const counted = await this.#limit(request);
    return !counted.isAllowed && counted.isExceeded ? counted.ttlInSeconds : undefined;
  }

  /** Counts a post. @throws {Error} with status 429 if it was one too many. */
  readonly refuse = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const seconds = await this.waitAfter(request);
    if (seconds === undefined) return;
    void reply.header('retry-after', seconds);
    throw Object.assign(new Error(`Rate limit exceeded, retry in ${seconds} seconds`), { statusCode: 429 });
  };
}
