import type { FastifyRequest } from 'fastify';

/**
 * Whether a request was made by another site's page on the visitor's behalf (CSRF). Uses `Sec-Fetch-Site`, or `Origin`
 * in older browsers; pages cannot forge either.
 */
export function isForeign(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.host;
}
