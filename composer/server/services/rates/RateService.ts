import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ServiceName } from '#composer/release/release.ts';
import type { RateBook } from '#composer/rates/RateBook.ts';
import type { UpstreamCall } from '#composer/server/http/upstream.ts';

/** What the embedded service gives. */
export interface RateAnswer {
  readonly body: unknown;
  /** The day of the rates, `YYYY-MM-DD`; sent along for answers that have no date of their own. */
  readonly asOf?: string | undefined;
}

/** One call of the rate contract: how it is read, answered from the rate files, passed on and checked. */
export interface RateService {
  /** Its name in `services` of `site.json`. */
  readonly name: ServiceName;
  readonly method: 'GET' | 'POST';
  /** Below `/svt/{provider}/`, or a whole path; may end in `*`. */
  readonly path: string;
  /** Tells it from another service on the same path. */
  readonly takes?: (request: FastifyRequest) => boolean;
  /** What a request asks for. @throws {Error} with words for the caller when it does not fit the contract. */
  readonly read: (request: FastifyRequest) => RateQuestion;
}

/** A request that fits its contract. */
export interface RateQuestion {
  /** The visitor's token: nobody else may see the answer. */
  readonly token?: string | undefined;
  /** The answer from the rate files; `undefined` when there is no rate in force for it. */
  readonly answer: (book: RateBook, today: string) => RateAnswer | undefined;
  /** The same question for a service of the bank. */
  readonly call: UpstreamCall;
  /** Reads an answer as a section would and returns its day. @throws {Error} when no section could show it. */
  readonly check: (answer: unknown) => { readonly effectiveDate?: string };
}

/** The parts of a request that follow a schema. @throws {Error} with what is wrong, in words for the caller. */
export function readParts<Parts>(schema: z.ZodType<Parts>, value: unknown): Parts {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const words = parsed.error.issues.map(({ path, message }) => {
    const name = path.join('.');
    return name === '' || message.startsWith(name) ? message : `${name}: ${message}`;
  });
  throw new Error(words.join('; '));
}

/** A zip code that rates may be asked for (RATE-14). */
export const zipCode = () => z.string().regex(/^\d{5}$/, 'expected five digits');

/** `true` or `false` as text. */
export const flag = () =>
  z
    .enum(['true', 'false'], 'expected true or false')
    .default('false')
    .transform((text) => text === 'true');

/** A number as text, in plain decimals within bounds. */
export const amount = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,12}(?:\.\d{1,6})?$/, 'expected a number')
    .transform(Number)
    .refine((value) => value >= min && value <= max, `expected ${min} to ${max}`);

/** The visitor's token, a header (never part of an address). */
export function tokenOf({ headers }: FastifyRequest): string | undefined {
  const { token } = headers;
  return typeof token === 'string' && token !== '' ? token : undefined;
}

/** The query of a request as it was asked, in the order of the contract. */
export function askedQuery(
  { query }: FastifyRequest,
  names: readonly string[],
): Readonly<Record<string, string>> {
  const asked = query as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    names.flatMap((name) => (typeof asked[name] === 'string' ? [[name, asked[name]] as const] : [])),
  );
}
