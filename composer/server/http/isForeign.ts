import type { FastifyRequest } from 'fastify';

/**
 * True for a request that another site's page made in the visitor's name. Browsers tell by `Sec-Fetch-Site`, older ones
 * by `Origin`; pages cannot forge either.
 */
export function isForeign(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.host;
}
