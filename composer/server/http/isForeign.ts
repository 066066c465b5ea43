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

/**
 * Returns the path and query of the page of this site that a form was sent from, to which a query or a hash belongs, or
 * `/` if the browser does not say so.
 */
export function sentFrom({
  headers: { referer = '' },
  host,
}: Pick<FastifyRequest, 'headers' | 'host'>): string {
  const page = URL.canParse(referer) ? new URL(referer) : undefined;
  return page?.host === host ? page.pathname + page.search : '/';
}
