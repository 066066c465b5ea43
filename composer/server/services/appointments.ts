import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { appointmentPath, bankingTypes, readAppointmentUrl } from '#data/appointments.ts';
import type { Release } from '#composer/release/release.ts';
import { upstreamService } from '#composer/server/http/upstream.ts';
import { readParts } from './rates/RateService.ts';

const question = z.object({
  bankingType: z.enum(bankingTypes, 'expected pb or bb'),
  external_id: z.string('expected a text').trim().min(1).max(200, 'expected a shorter text').optional(),
});

export interface AppointmentOptions {
  readonly provider: string;
  /** The bank's own service, where `site.json` has one. */
  readonly upstream: { readonly upstream: string; readonly timeoutMs?: number } | undefined;
  /** The site's own pages for appointments. */
  readonly pages: () => Release['site']['appointments'];
  readonly now: () => Date;
}

/** A page's address with the visitor's id. */
function withId(page: string, id: string | undefined): string {
  if (id === undefined) return page;
  const [path = '', hash] = page.split('#');
  const query = new URLSearchParams({ externalId: id });
  return `${path}${path.includes('?') ? '&' : '?'}${query.toString()}${hash === undefined ? '' : `#${hash}`}`;
}

/**
 * `GET /svt/{provider}/appointmentScheduling` (WIDG-14): where appointments with a banker are booked, `pb` for personal
 * and `bb` for business banking. Answered with a page of the site, or by the bank's own service. Answers are about a
 * visitor and kept by nobody.
 */
export const appointmentService: FastifyPluginAsync<AppointmentOptions> = async (server, options) => {
  const { provider, upstream, pages, now } = options;
  const path = `/svt/${provider}/${appointmentPath}`;
  if (upstream) {
    await server.register(upstreamService, {
      ...upstream,
      path,
      now,
      isPersonal: true,
      read: ({ query }) => {
        const { bankingType, external_id: id } = readParts(question, query);
        return { query: { bankingType, ...(id !== undefined && { external_id: id }) } };
      },
      check: readAppointmentUrl,
    });
    return;
  }
  server.get(path, ({ query }, reply) => {
    const { data, error } = question.safeParse(query);
    if (error) return reply.code(400).send({ error: z.prettifyError(error) });
    const page = pages()?.[data.bankingType];
    void reply.header('cache-control', 'private, no-store');
    if (page === undefined) return reply.code(503).send({ status: 'error', error: 'unavailable' });
    return reply.send({ data: { attributes: { url: withId(page, data.external_id) } } });
  });
};
