import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ServiceName } from '#composer/release/release.ts';
import type { RateBook } from '#composer/rates/RateBook.ts';
import type { UpstreamCall } from '#composer/server/http/upstream.ts';

/** A response of the embedded service. */
interface RateAnswer {
  readonly body: unknown;
  /** The day of the rates, `YYYY-MM-DD`. Sent as a header for responses that contain no date. */
  readonly asOf?: string | undefined;
}

/** A call of the rate contract: how its requests are parsed, answered from the rate files, forwarded and validated. */
export interface RateService {
  /** Name of the service in `services` of `site.json`. */
  readonly name: ServiceName;
  readonly method: 'GET' | 'POST';
  /** Path below `/svt/{provider}/`, or an absolute path. May end with `*`. */
  readonly path: string;
  /** Whether a request is for this service, if several share a path. */
  readonly takes?: (request: FastifyRequest) => boolean;
  /** Parses a request. @throws {Error} with a message for the caller if it violates the contract. */
  readonly read: (request: FastifyRequest) => RateQuestion;
}

/** A valid request. */
export interface RateQuestion {
  /** The visitor's token. With a token, the response is personal. */
  readonly token?: string | undefined;
  /** Returns the response from the rate files, or `undefined` if no rate is in force. */
  readonly answer: (book: RateBook, today: string) => RateAnswer | undefined;
  /** The request for a service of the bank. */
  readonly call: UpstreamCall;
  /** Validates a response as a section would, and returns its day. @throws {Error} if no section could show it. */
  readonly check: (answer: unknown) => { readonly effectiveDate?: string };
}

/** Parses a part of a request. @throws {Error} with a message for the caller if it is invalid. */
export function readParts<Parts>(schema: z.ZodType<Parts>, value: unknown): Parts {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const words = parsed.error.issues.map(({ path, message }) => {
    const name = path.join('.');
    return name === '' || message.startsWith(name) ? message : `${name}: ${message}`;
  });
  throw new Error(words.join('; '));
}

/** Schema of a zip code in a rate request (RATE-14). */
export const zipCode = () => z.string().regex(/^\d{5}$/, 'expected five digits');

/** Schema of a boolean as the text `true` or `false`. */
export const flag = () =>
  z
    .enum(['true', 'false'], 'expected true or false')
    .default('false')
    .transform((text) => text === 'true');

/** Schema of a number as text: plain decimals within bounds. */
export const amount = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,12}(?:\.\d{1,6})?$/, 'expected a number')
    .transform(Number)
    .refine((value) => value >= min && value <= max, `expected ${min} to ${max}`);

/** Returns the visitor's token from the request's header. It is never part of a URL. */
export function tokenOf({ headers }: FastifyRequest): string | undefined {
  const { token } = headers;
  return typeof token === 'string' && token !== '' ? token : undefined;
}

/** Returns the query parameters of a request as sent, in the order of the contract. */
export function askedQuery(
  { query }: FastifyRequest,
  names: readonly string[],
): Readonly<Record<string, string>> {
  const asked = query as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    names.flatMap((name) => (typeof asked[name] === 'string' ? [[name, asked[name]] as const] : [])),
  );
}
