import type { FastifyRequest } from 'fastify';

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
