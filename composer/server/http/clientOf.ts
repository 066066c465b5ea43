import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

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
