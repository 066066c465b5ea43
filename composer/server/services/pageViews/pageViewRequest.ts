import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { pageViewFields } from '#lib/visitor/pageViewFields.ts';
import type { UpstreamCall } from '#composer/server/http/upstream.ts';

/** Where pages send their views. */
export const pageViewPath = (provider: string) => `/svt/${provider}/pageView`;

const field = z.string().max(200).optional();

/** A page view as pages send it (PAGE-11); anything else in it is refused, so that nothing personal comes along. */
const pageView = z.strictObject({
  ...(Object.fromEntries(pageViewFields.map((name) => [name, field])) as Record<
    (typeof pageViewFields)[number],
    typeof field
  >),
  activeSession: z.enum(['new', 'open', 'none']),
});
export type PageView = z.output<typeof pageView>;

/** @throws {Error} with words for the caller when a body is no page view. */
export function readPageView(body: unknown): PageView {
  const { data, error } = pageView.safeParse(body);
  if (data) return data;
  const [issue] = error.issues;
  throw new Error(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
}

/** Whether a request's visitor does not want to be counted. */
export const hasOptedOut = ({ headers }: FastifyRequest): boolean =>
  headers['sec-gpc'] === '1' || /(?:^|;\s*)privacy_optout=true(?:;|$)/.test(headers.cookie ?? '');

/** The contract of the calls for a collector of the bank; its answer is not used. */
export const pageViewContract = {
  method: 'POST',
  isPersonal: true,
  read: (request: FastifyRequest): UpstreamCall => {
    if (hasOptedOut(request)) throw new Error('The visitor has opted out.');
    return { body: readPageView(request.body) };
  },
  check: () => {},
} as const;
