import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ServiceName } from '#composer/release/release.ts';
import type { Personal } from '#composer/rates/questionFields.ts';
import type { RateBook } from '#composer/rates/RateBook.ts';
import type { RateFileName, RateFiles } from '#composer/rates/rateFiles.ts';
import type { ZonesFile } from '#composer/rates/zones.ts';
import type { UpstreamCall } from '#composer/server/http/upstream.ts';
import type { ServiceContract } from '#composer/server/services/contract/ServiceContract.ts';

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
  /** What is published about the call. Calls of one contract share it. */
  readonly contract: ServiceContract;
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
export function readParts<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const words = parsed.error.issues.map(({ path, message }) => {
    const name = path.join('.');
    return name === '' || message.startsWith(name) ? message : `${name}: ${message}`;
  });
  throw new Error(words.join('; '));
}

/** Returns the visitor's token from the request's header. It is never part of a URL. */
export function tokenOf({ headers }: FastifyRequest): string | undefined {
  const { token } = headers;
  return typeof token === 'string' && token !== '' ? token : undefined;
}

/** A call that one rate file answers. */
interface FileService<Question extends z.ZodObject, Name extends RateFileName> extends Pick<
  RateService,
  'name' | 'path' | 'takes'
> {
  readonly method?: 'POST';
  /** Schema of the query, or of the body of a POST. */
  readonly question: Question;
  /** Schema, example and requests of the published contract. */
  readonly published: Required<Pick<ServiceContract, 'response' | 'answer' | 'examples'>>;
  readonly file: Name;
  readonly answer: (
    file: RateFiles[Name],
    zones: ZonesFile,
    asked: z.output<Question> & Personal,
    today: string,
  ) => { readonly effectiveDate: string } | undefined;
  /** Whether the visitor's token can make a difference. By default, it is ignored. */
  readonly takesToken?: (asked: z.output<Question>) => boolean;
  /** The request for a service of the bank; by default, the query as it was sent. */
  readonly call?: (asked: z.output<Question>) => UpstreamCall;
  readonly check: (answer: unknown, asked: z.output<Question>) => { readonly effectiveDate?: string };
}

/** Returns the service of a call that one rate file answers. */
export function fileService<Question extends z.ZodObject, Name extends RateFileName>(
  service: FileService<Question, Name>,
): RateService {
  const { name, path, takes, method = 'GET', question, answer, takesToken, call, check } = service;
  const contract: ServiceContract = {
    ...service.published,
    name,
    method,
    path,
    sentAs: method === 'POST' ? 'form' : 'query',
    request: question,
    hasToken: takesToken !== undefined,
  };
  const read = (request: FastifyRequest): RateQuestion => {
    const asked = readParts(question, method === 'POST' ? (request.body ?? {}) : request.query);
    const token = takesToken?.(asked) ? tokenOf(request) : undefined;
    const sent = call?.(asked) ?? { query: askedQuery(request, Object.keys(question.shape)) };
    return {
      token,
      answer: (book, today) => {
        const file = book.file(service.file);
        const body = file && answer(file, book.zones, { ...asked, isPersonal: token !== undefined }, today);
        return body && { body, asOf: body.effectiveDate };
      },
      call: { ...sent, token },
      check: (reply) => check(reply, asked),
    };
  };
  return { name, path, method, contract, read, ...(takes && { takes }) };
}

/** Returns the query parameters of a request as sent, in the order of the contract. */
function askedQuery({ query }: FastifyRequest, names: readonly string[]): Readonly<Record<string, string>> {
  const asked = query as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    names.flatMap((name) => (typeof asked[name] === 'string' ? [[name, asked[name]] as const] : [])),
  );
}
