import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { locales, type Locale } from '#lib/format/locale.ts';
import { appointmentPath, bankingTypes, readAppointmentUrl } from '#data/appointments.ts';
import type { Release } from '#composer/release/release.ts';
import type { UpstreamCall } from '#composer/server/http/upstream.ts';
import { readParts } from './rates/RateService.ts';
import type { ServiceContract } from '#composer/server/services/contract/ServiceContract.ts';
import type { ServiceContext } from '#composer/server/services/context/ServiceContext.ts';

const question = z.object({
  bankingType: z.enum(bankingTypes, 'expected pb or bb'),
  external_id: z.string('expected a text').trim().min(1).max(200, 'expected a shorter text').optional(),
  language: z.enum(locales, 'expected a language of the site').optional(),
});

/** Returns the path of the service. */
export const appointmentServicePath = (provider: string) => `/svt/${provider}/${appointmentPath}`;

/** The contract of the bank's own service. Responses are personal, so they are never cached. */
export const appointmentContract = {
  isPersonal: true,
  read: ({ query }: FastifyRequest): UpstreamCall => {
    const { bankingType, external_id: id } = readParts(question, query);
    return { query: { bankingType, ...(id !== undefined && { external_id: id }) } };
  },
  check: readAppointmentUrl,
};

/** What is published about the service. */
export const appointmentsPublished: ServiceContract = {
  name: 'appointments',
  method: 'GET',
  path: appointmentPath,
  sentAs: 'query',
  request: question.omit({ language: true }),
  response: z.object({
    data: z.object({
      attributes: z.object({
        url: z
          .string()
          .regex(/^(?:\/|https:)/)
          .describe('Where to book: a path of the site, or an https address.'),
      }),
    }),
  }),
  answer: { data: { attributes: { url: 'https://appointments.bank.example/start' } } },
  examples: [
    { summary: 'personal banking', kind: 'typical', request: { bankingType: 'pb' } },
    { summary: 'business banking', kind: 'typical', request: { bankingType: 'bb' } },
    { summary: 'a visitor with an id', kind: 'edge', request: { bankingType: 'pb', external_id: 'A1' } },
    { summary: 'another kind of banking', kind: 'bad', request: { bankingType: 'xx' } },
  ],
};

/** Adds the visitor's id to a page's address. */
function withId(page: string, id: string | undefined): string {
  if (id === undefined) return page;
  const [path = '', hash] = page.split('#');
  const query = new URLSearchParams({ externalId: id });
  return `${path}${path.includes('?') ? '&' : '?'}${query.toString()}${hash === undefined ? '' : `#${hash}`}`;
}

/** Returns the page in another language, if it exists. Drops the hash, because anchors have other names there. */
function inLanguage(target: string, locale: Locale | undefined, pages: Release['pages']): string {
  const [address = ''] = target.split('#');
  const [path = '', query] = address.split('?');
  const alternate = locale && pages[path]?.alternates?.[locale];
  if (alternate === undefined) return target;
  return query === undefined ? alternate : `${alternate}?${query}`;
}

/**
 * `GET /svt/{provider}/appointmentScheduling` (WIDG-14): where to book an appointment with a banker; `pb` for personal
 * and `bb` for business banking. Answers with a page of the site, if possible in `language`.
 */
export const appointmentService: FastifyPluginAsync<ServiceContext> = (server, { provider, release }) => {
  server.get(appointmentServicePath(provider), ({ query }, reply) => {
    const { data, error } = question.safeParse(query);
    if (error) return reply.code(400).send({ error: z.prettifyError(error) });
    const { site, pages } = release();
    const page = site.appointments?.[data.bankingType];
    void reply.header('cache-control', 'private, no-store');
    if (page === undefined) return reply.code(503).send({ status: 'error', error: 'unavailable' });
    return reply.send({
      data: { attributes: { url: withId(inLanguage(page, data.language, pages), data.external_id) } },
    });
  });
  return Promise.resolve();
};
