import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { assistantQueryPath, assistantTimes, assistantTokenPath } from '#data/assistant.ts';
import { summaryParts } from '#data/search.ts';
import type { AssistantOfSite } from '#lib/browser/AssistantOfSite.ts';
import { type Locale, locales } from '#lib/format/locale.ts';
import { isForeign } from '#composer/server/http/isForeign.ts';
import type { Found } from '#composer/server/search/LanguageIndex.ts';
import { type SearchThreads, SearchUnavailable } from '#composer/server/search/SearchThreads.ts';
import type { AssistantTokens } from './AssistantTokens.ts';
import { queryRequest, tokenRequest } from './assistantRequests.ts';

export interface AssistantOptions {
  readonly tokens: AssistantTokens;
  /** Requests per client and minute. */
  readonly perMinute: number;
}

export interface AssistantGatewayOptions extends AssistantOptions {
  /** Returns the assistant's settings in the current release. */
  readonly assistant: () => AssistantOfSite | undefined;
  readonly search: () => Pick<SearchThreads, 'ask'>;
}

const refusal = (error: string) => ({ status: 'error', error });

/** Maximum number of pages that an answer links to. */
const pagesOfAnswer = 3;

/** Returns the excerpt of the best page as text. */
const passage = (summary: string) =>
  summaryParts(summary)
    .map(({ text }) => text)
    .join('')
    .replace(/^…\s*/, '');

/** Returns the excerpt of the best page, a link to it, and links to further pages. */
function answerOf({ pages }: Found) {
  const [best] = pages;
  return {
    text: best ? passage(best.summary) : '',
    links: pages.map((page) => ({
      url: page.path,
      title: page.title,
      summary: page === best ? '' : page.description,
    })),
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
export const assistantTokenService: FastifyPluginAsync<AssistantOptions> = (server, options) => {
  const { tokens, perMinute } = options;
  const config = { rateLimit: { max: perMinute } };
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
 * `POST /voice/conversation-gateway/v1/query`: answers a query from the site's own pages (SA-04). Stores and logs
 * nothing of it.
 */
export const assistantGateway: FastifyPluginAsync<AssistantGatewayOptions> = (server, options) => {
  const { tokens, perMinute, assistant, search } = options;
  const config = { rateLimit: { max: perMinute } };
  server.post(assistantQueryPath, { config, bodyLimit: 10_000 }, async (request, reply) => {
    const { routingkey, smartassistantroutingkey } = request.headers;
    const site = assistant();
    if (isForeign(request)) return reply.code(403).send(refusal('Only the site itself may ask.'));
    if (!(await tokens.isGood(bearer(request))))
      return reply.code(401).send(refusal('The token is not good.'));
    if (routingkey !== site?.routingKey || smartassistantroutingkey !== site?.smartAssistantRoutingKey)
      return reply.code(403).send(refusal('No assistant has these routing keys.'));
    const { data } = queryRequest.safeParse(request.body);
    if (!data) return reply.code(400).send(refusal('The question does not fit the contract.'));
    try {
      const find = (words: string) =>
        search().ask('search', localeOf(data), words, 0, pagesOfAnswer, 'pages');
      const found = await find(data.query);
      const { corrected } = found;
      const meant = found.total === 0 && corrected !== undefined ? await find(corrected) : found;
      return await reply.send({ interactionId: data.external_user_id, ...answerOf(meant) });
    } catch (error) {
      if (!(error instanceof SearchUnavailable)) throw error;
      return reply.code(503).header('retry-after', '2').send(refusal('unavailable'));
    }
  });
  return Promise.resolve();
};
