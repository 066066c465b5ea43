import { domainToASCII } from 'node:url';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type EmailCheckAnswer, emailCheckPath } from '#forms/post/EmailChecks.ts';
import { isEmailAddress, longestEmail } from '#lib/visitor/emailAddress.ts';
import type { Upstream, UpstreamCall } from '#composer/server/http/upstream.ts';
import type { ServiceContract } from '#composer/server/services/contract/ServiceContract.ts';
import type { EmailDomains } from './emailDomains.ts';
import { within } from '#composer/server/watch/within.ts';

const query = z.strictObject(
  { email: z.string().min(1).max(longestEmail) },
  'Expected the query email and nothing else',
);

/** @throws {Error} with a message for the caller. */
function readRequest(request: FastifyRequest): { email: string } {
  const parsed = query.safeParse(request.query);
  if (!parsed.success) throw new Error('email: expected one address of at most 254 characters.');
  return parsed.data;
}

const answer = z.object({ result: z.string(), message: z.string().optional() });

/** The contract of calls to a service of the bank. */
export const emailCheckContract = {
  read: (request: FastifyRequest): UpstreamCall => ({ query: readRequest(request) }),
  check: (value: unknown) => {
    answer.parse(value);
  },
};

/** What is published about the service. */
export const emailCheckPublished: ServiceContract = {
  name: 'emailCheck',
  method: 'GET',
  path: emailCheckPath,
  sentAs: 'query',
  request: query,
  response: answer.extend({ result: z.enum(['valid', 'catchall', 'invalid']) }),
  answer: { result: 'valid' },
  examples: [
    { summary: 'an address', kind: 'typical', request: { email: 'ada@example.com' } },
    { summary: 'what is no address', kind: 'edge', request: { email: 'ada' } },
    { summary: 'no address', kind: 'bad', request: {} },
  ],
};

/** Calls a service of the bank. @throws if it does not answer. */
export async function askUpstream(upstream: Upstream, email: string): Promise<Partial<EmailCheckAnswer>> {
  const given = await within(1500, upstream.ask({ query: { email } }));
  if (!given) throw new Error('The email check did not respond.');
  // Validated by the contract above.
  return JSON.parse(given.body) as Partial<EmailCheckAnswer>;
}

/** Checks whether an address can receive mail, as far as its syntax and its domain show. */
export async function checkEmail(email: string, domains: EmailDomains): Promise<EmailCheckAnswer> {
  if (!isEmailAddress(email)) return { result: 'invalid' };
  const domain = domainToASCII(email.slice(email.lastIndexOf('@') + 1));
  if (domain === '') return { result: 'invalid' };
  const takesMail = await domains.takesMail(domain);
  if (takesMail === 'no') return { result: 'invalid' };
  return { result: takesMail === 'yes' ? 'valid' : 'catchall' };
}

interface EmailCheckOptions {
  readonly domains: EmailDomains;
  /** Checks per client and minute. */
  readonly perMinute: number;
}

/** `GET /svt/ecm/emailCheck` (FORM-18). The address is never logged or cached. */
export const emailCheckService: FastifyPluginAsync<EmailCheckOptions> = (server, { domains, perMinute }) => {
  server.get(emailCheckPath, { config: { rateLimit: { max: perMinute } } }, async (request, reply) => {
    let email: string;
    try {
      ({ email } = readRequest(request));
    } catch (error) {
      const text = error instanceof Error ? error.message : 'The request does not fit.';
      return reply.code(400).send({ status: 'error', error: text });
    }
    return reply.send(await checkEmail(email.trim(), domains));
  });
  return Promise.resolve();
};
