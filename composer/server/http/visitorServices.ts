import type { FastifyRequest } from 'fastify';
import { readCookie } from '#lib/visitor/cookies.ts';
import type { TextRateVisitor } from '#data/textRates/TextRate.ts';
import { maxRateAge } from '#composer/rates/maxRateAge.ts';
import { askFor } from '#composer/release/askFor.ts';
import type { Release } from '#composer/release/release.ts';
import { injectedFetch } from './injectedFetch.ts';

/** Returns what asks the site's rate services on behalf of the visitor of a request, with their own token (RATE-08). */
export function visitorServices(
  request: FastifyRequest,
  { services, rates }: Pick<Release['site'], 'services' | 'rates'>,
): Pick<TextRateVisitor, 'serviceBase' | 'maxAgeDays' | 'token' | 'ask'> {
  const token = readCookie('apply_jwt', request.headers.cookie ?? '');
  return {
    serviceBase: `/svt/${services.provider}`,
    maxAgeDays: maxRateAge(rates),
    ...(token !== undefined && { token }),
    ask: askFor(injectedFetch(request.server, request)),
  };
}
