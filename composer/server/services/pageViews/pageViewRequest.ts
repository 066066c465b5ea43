import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { longestPageViewValue, pageViewFields } from '#lib/visitor/pageViewFields.ts';
import type { UpstreamCall } from '#composer/server/http/upstream.ts';

/** Returns the path that pages send their views to. */
export const pageViewPath = (provider: string) => `/svt/${provider}/pageView`;

const field = z.string().max(longestPageViewValue).optional();

/** A page view as pages send it (PAGE-11). Unknown fields are rejected, so that no personal data is included. */
const pageView = z.strictObject({
  ...(Object.fromEntries(pageViewFields.map((name) => [name, field])) as Record<
    (typeof pageViewFields)[number],
    typeof field
  >),
  activeSession: z.enum(['new', 'open', 'none']),
});
export type PageView = z.output<typeof pageView>;

/** Parses a page view. @throws {Error} with a message for the caller if it is invalid. */
export function readPageView(body: unknown): PageView {
  const { data, error } = pageView.safeParse(body);
  if (data) return data;
  const [issue] = error.issues;
  throw new Error(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
}

/** Whether the visitor has opted out of being counted. */
export const hasOptedOut = ({ headers }: FastifyRequest): boolean =>
  headers['sec-gpc'] === '1' || /(?:^|;\s*)privacy_optout=true(?:;|$)/.test(headers.cookie ?? '');

/** The contract of calls to a collector of the bank. Its response is ignored. */
export const pageViewContract = {
  method: 'POST',
  isPersonal: true,
  read: (request: FastifyRequest): UpstreamCall => {
    if (hasOptedOut(request)) throw new Error('The visitor has opted out.');
    return { body: readPageView(request.body) };
  },
  check: () => {},
} as const;
