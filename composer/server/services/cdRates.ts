import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readCdRates } from '#data/cdRates.ts';
import type { UpstreamCall } from '#composer/server/upstream.ts';
import type { CdRateData } from './cdRateData.ts';

const query = z.object({
  zipcode: z.string().regex(/^\d{5}$/, 'zipcode: expected five digits'),
  rateType: z.literal('CD', 'rateType: expected CD'),
  personlaizedRateFlag: z
    .enum(['true', 'false'], 'personlaizedRateFlag: expected true or false')
    .default('false'),
});

/** The zone of a zip code: the one that names the most of its first digits. */
export function zoneOf(data: CdRateData, zipCode: string): string {
  let best = { name: 'default', length: 0 };
  for (const [name, prefixes] of Object.entries(data.zones)) {
    for (const prefix of prefixes) {
      if (zipCode.startsWith(prefix) && prefix.length > best.length) best = { name, length: prefix.length };
    }
  }
  return best.name;
}

const cents = (value: number) => Math.round(value * 100) / 100;

/** The answer of the CD rate call in the shape of RATE-05. Rates are percent a year. */
export function cdRateAnswer(data: CdRateData, zipCode: string, personalised: boolean) {
  const zone = zoneOf(data, zipCode);
  const bump = personalised ? data.personalisedBump : 0;
  return {
    effectiveDate: data.effectiveDate,
    rateGrids: data.products.map(({ productKey, zones, disclosureKey }) => ({
      productKey,
      rates: (zones[zone] ?? zones['default'] ?? []).flatMap(({ rates, ...tier }) =>
        rates.map(({ termInMonths, apr, apy }) => ({
          apr: cents(apr + bump),
          apy: cents(apy + bump),
          tierDescription: tier.tierDescription,
          termInMonths,
          minimumBalance: tier.minimumBalance,
          maximumBalance: tier.maximumBalance,
          additionalFundingType: 'none',
          disclosureKey,
        })),
      ),
    })),
    disclosures: { productSpecificDisclosures: data.disclosures },
  };
}

export interface CdRatesOptions {
  readonly provider: string;
  /** The rates in force; `undefined` when the site has none. */
  readonly data: () => CdRateData | undefined;
}

/**
 * What a request of the CD rate call asks for.
 *
 * @throws {Error} with what is wrong with it.
 */
function readRequest(request: FastifyRequest): z.output<typeof query> & { token?: string } {
  const parsed = query.safeParse(request.query);
  if (!parsed.success) throw new Error(parsed.error.issues.map(({ message }) => message).join('; '));
  const { token } = request.headers;
  const isPersonal = parsed.data.personlaizedRateFlag === 'true' && typeof token === 'string';
  return { ...parsed.data, ...(isPersonal && { token }) };
}

/** The contract of the call for a service of the bank. */
export const cdRatesContract = {
  read: (request: FastifyRequest): UpstreamCall => {
    const { token, ...asked } = readRequest(request);
    return { query: asked, token };
  },
  check: (answer: unknown) => {
    readCdRates(answer);
  },
};

/** `GET /svt/{provider}/rateApi` (RATE-02), answered from the site's rate file. */
export const cdRatesService: FastifyPluginAsync<CdRatesOptions> = (server, { provider, data }) => {
  server.get(`/svt/${provider}/rateApi`, (request, reply) => {
    let asked;
    try {
      asked = readRequest(request);
    } catch (error) {
      return reply.code(400).send({ error: error instanceof Error ? error.message : String(error) });
    }
    const rates = data();
    if (!rates)
      return reply.code(503).header('retry-after', '60').send({ error: 'There are no rates in force.' });
    const personalised = asked.token !== undefined;
    // Personal rates must not reach the next visitor through a shared cache.
    reply.header('cache-control', personalised ? 'private, no-store' : 'public, max-age=60');
    reply.header('vary', 'token');
    return reply.send(cdRateAnswer(rates, asked.zipcode, personalised));
  });
  return Promise.resolve();
};
