import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { assistantQueryPath, assistantTimes, assistantTokenPath } from '#data/assistant.ts';
import { answerDay } from '#composer/server/services/context/answerDay.ts';
import { type Locale, locales } from '#lib/format/locale.ts';
import type { TextRateVisitor } from '#data/textRates/TextRate.ts';
import { keptZipCode } from '#lib/visitor/keptZipCode.ts';
import { withoutMarks } from '#lib/visitor/visitorText.ts';
import { resolvePlainText } from '#section-kit/resolveProps.ts';
import { knownRates } from '#composer/rates/knownRates.ts';
import { findRate, personalRates } from '#composer/rates/personalRates.ts';
import { visitorServices } from '#composer/server/http/visitorServices.ts';
import { isForeign } from '#composer/server/http/isForeign.ts';
import { SearchUnavailable } from '#composer/server/search/SearchThreads.ts';
import { StoreSigner } from '#composer/server/store/storeSecret.ts';
import { visitorAnswer } from './visitorAnswer.ts';
import type { UpstreamCall } from '#composer/server/http/upstream.ts';
import type { ServiceContract } from '#composer/server/services/contract/ServiceContract.ts';
import type { ServiceContext } from '#composer/server/services/context/ServiceContext.ts';

const word = z.string().max(200);

/** The request of a browser for a token (SA-03). */
const tokenRequest = z.strictObject({
  channelId: word.min(1),
  featureId: word.min(1),
  userId: word,
  sessionToken: word,
});

/** A query to the assistant (SA-04). */
const queryRequest = z.strictObject({
  query: z.string().trim().min(1).max(500),
  auxData: z.record(z.string(), z.unknown()),
  device: z.enum(['spanish', 'english']),
  channel: z.literal('COM'),
  channelDetails: word,
  dialog: word,
  language: z.enum(['es', 'en']),
  lat: z.number(),
  lon: z.number(),
  time_offset: z.number(),
  inputMode: z.literal('KEYBOARD'),
  external_user_id: word,
  participantToken: word,
  clientVersion: word,
  supportSearchContent: z.literal(true),
  ai_version: word,
  translate_response: z.literal(false),
});

const tokenAnswer = z.object({ access_token: z.string().min(1) });

/** The contract of calls to a token service of the bank. */
export const tokenContract = {
  method: 'POST',
  isPersonal: true,
  read: ({ body }: FastifyRequest): UpstreamCall => ({ body: tokenRequest.parse(body) }),
  check: (answer: unknown) => {
    tokenAnswer.parse(answer);
  },
} as const;

/** What is published about the service. */
export const assistantTokenPublished: ServiceContract = {
  name: 'assistantToken',
  method: 'POST',
  path: assistantTokenPath,
  sentAs: 'json',
  request: tokenRequest,
  response: tokenAnswer,
  answer: { access_token: 'eyJhbGciOi', token_type: 'Bearer', expires_in: 600 },
  examples: [
    {
      summary: 'a visitor',
      kind: 'typical',
      request: { channelId: 'web', featureId: 'search', userId: 'a1', sessionToken: 'b2' },
    },
    {
      summary: 'no channel',
      kind: 'bad',
      request: { featureId: 'search', userId: 'a1', sessionToken: 'b2' },
    },
  ],
};

/** Lifetime of a token in milliseconds: slightly longer than browsers keep it. */
const lifetime = assistantTimes.token + 60_000;

/** Tokens of the embedded assistant. Any process can verify them. */
class AssistantTokens {
  readonly #signer: StoreSigner;
  readonly #now: () => Date;

  constructor({ store, now }: ServiceContext) {
    this.#signer = new StoreSigner(store, 'assistant');
    this.#now = now;
  }

  /** Creates a token. @throws if the store does not answer. */
  async make(): Promise<string> {
    const until = (this.#now().getTime() + lifetime).toString(36);
    return `${until}.${await this.#signer.sign(until)}`;
  }

  /** Whether a token has a valid signature and has not expired. @throws if the store does not answer. */
  async isGood(token: string): Promise<boolean> {
    const [until = '', signature = '', ...more] = token.split('.');
    if (more.length > 0 || Number.parseInt(until, 36) < this.#now().getTime()) return false;
    return this.#signer.isSigned(until, signature);
  }
}

/** Returns the requests per client and minute. */
export const assistantLimit = ({ perMinute }: ServiceContext) => Math.ceil(perMinute / 5);

const refusal = (error: string) => ({ status: 'error', error });

/** Returns an answer with marks in place of the rates that are in force now. */
function withRateMarks(text: string, locale: Locale, { rates, release, now }: ServiceContext): string {
  if (!text.includes('{rate')) return text;
  const today = answerDay(now(), release().site.rates.timeZone);
  const known = knownRates(rates(), today);
  const personal = personalRates(rates(), today);
  return resolvePlainText(text, {
    locale,
    rate: (key) => findRate(known, personal, key),
    // Publishing has filled in the words.
    words: {},
    footnotes: [],
    references: new Map(),
    marksPlaceholders: true,
  });
}

/** The visitor of a request, as rates in the text of pages know him. */
function visitorOf(
  request: FastifyRequest,
  { auxData: { state } }: { readonly auxData: Readonly<Record<string, unknown>> },
  { release }: ServiceContext,
): TextRateVisitor {
  return {
    ...visitorServices(request, release().site),
    hostname: '',
    zipCode: keptZipCode(request.headers.cookie ?? ''),
    state: word.min(1).safeParse(state).data,
  };
}

function localeOf({
  auxData,
  language,
}: {
  auxData: Record<string, unknown>;
  language: 'es' | 'en';
}): Locale {
  return locales.find((locale) => locale === auxData['locale']) ?? language;
}

const bearer = ({ headers }: FastifyRequest) => /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '';

/** `POST /svt/ecm/smartassistant`: issues a token for the embedded gateway (SA-03). */
export const assistantTokenService: FastifyPluginAsync<ServiceContext> = (server, options) => {
  const tokens = new AssistantTokens(options);
  const config = { rateLimit: { max: assistantLimit(options) } };
  server.post(assistantTokenPath, { config, bodyLimit: 5000 }, async (request, reply) => {
    if (isForeign(request)) return reply.code(403).send(refusal('Only the site itself may ask.'));
    if (!tokenRequest.safeParse(request.body).success)
      return reply.code(400).send(refusal('Expected channelId, featureId, userId and sessionToken.'));
    const access_token = await tokens.make();
    return reply.send({ access_token, token_type: 'Bearer', expires_in: assistantTimes.token / 1000 });
  });
  return Promise.resolve();
};

/**
 * `POST /voice/conversation-gateway/v1/query`: answers a query as authors did, or else from the site's own pages (SA-04).
 * Stores and logs nothing of it.
 */
export const assistantGateway: FastifyPluginAsync<ServiceContext> = (server, options) => {
  const { release, search } = options;
  const tokens = new AssistantTokens(options);
  const config = { rateLimit: { max: assistantLimit(options) } };
  server.post(assistantQueryPath, { config, bodyLimit: 10_000 }, async (request, reply) => {
    const { routingkey, smartassistantroutingkey } = request.headers;
    const site = release().site.assistant;
    if (isForeign(request)) return reply.code(403).send(refusal('Only the site itself may ask.'));
    if (!(await tokens.isGood(bearer(request))))
      return reply.code(401).send(refusal('The token is not good.'));
    if (routingkey !== site?.routingKey || smartassistantroutingkey !== site?.smartAssistantRoutingKey)
      return reply.code(403).send(refusal('No assistant has these routing keys.'));
    const { data } = queryRequest.safeParse(request.body);
    if (!data) return reply.code(400).send(refusal('The question does not fit the contract.'));
    try {
      const answer = await search().ask('answer', localeOf(data), data.query);
      const { text, links, locale = localeOf(data) } = answer;
      return await reply.send({
        interactionId: data.external_user_id,
        text: await visitorAnswer(
          withRateMarks(text, locale, options),
          visitorOf(request, data, options),
          locale,
        ),
        links: links.map((link) => ({
          ...link,
          title: withoutMarks(withRateMarks(link.title, locale, options)),
        })),
        ...(answer.locale && { language: answer.locale }),
      });
    } catch (error) {
      if (!(error instanceof SearchUnavailable)) throw error;
      return reply.code(503).header('retry-after', '2').send(refusal('unavailable'));
    }
  });
  return Promise.resolve();
};
