import { isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Returns the eight groups of an IPv6 address. */
function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = address.split('::');
  const first = head === '' ? [] : head.split(':');
  if (tail === undefined) return first;
  const last = tail === '' ? [] : tail.split(':');
  return [
    ...first,
    ...Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0'),
    ...last,
  ];
}

/**
 * Returns the client that a request is counted for by rate limits: its address, or the one that a trusted load balancer
 * reports. For IPv6, the /64 network, because every customer has at least one.
 */
export function clientOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const [address = ''] = ip.split('%');
  const network = groupsOf(address).slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/**
 * Returns the options of a limit per client that belongs to no route.
 *
 * @param name Names what is counted, for all servers.
 */
export const limitOf = (name: string, perMinute: number) => ({
  max: perMinute,
  timeWindow: '1 minute',
  keyGenerator: (request: FastifyRequest) => `${name} ${clientOf(request)}`,
});

/**
 * Counts the posts of each client, whatever their address: a form is posted to its service, below it, and to its page. A
 * limit of each route would allow as many posts to each of them.
 */
export class PostLimit {
  readonly #limit: ReturnType<FastifyInstance['createRateLimit']>;

  /** @param perMinute Posts per client and minute. */
  constructor(server: FastifyInstance, perMinute: number) {
    this.#limit = server.createRateLimit(limitOf('posts', perMinute));
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
