import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isLocale, type Locale } from '#lib/format/locale.ts';
import type { UpstreamCall } from '#composer/server/http/upstream.ts';
import { reachableRows } from '#composer/server/search/PageRanking.ts';
import { SearchUnavailable } from '#composer/server/search/SearchThreads.ts';
import type { Found, FoundPage } from '#composer/server/search/SearchIndex.ts';
import type { ServiceContract } from '#composer/server/services/contract/ServiceContract.ts';
import type { ServiceContext } from '#composer/server/services/context/ServiceContext.ts';

const text = z.string().max(500);
/** What visitors type may be long; the search only reads the beginning. */
const typedText = z.string().max(50_000);
const common = { domain: text.optional(), profile: text.default('main'), user: typedText.optional() };

const request = z.discriminatedUnion('method', [
  z.object({
    ...common,
    method: z.literal('search.suggest'),
    suggestionQuery: typedText.optional(),
    text: typedText.optional(),
  }),
  z.object({
    ...common,
    method: z.literal('search.profile'),
    query: z.object({
      skipFrom: z.coerce.number().int().min(0).default(0),
      skipCount: z.coerce.number().int().min(1).optional(),
      text: typedText,
    }),
    responseType: text.optional(),
  }),
]);

const wrong = (error: z.ZodError) => {
  const [issue] = error.issues;
  return `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`;
};

const suggestAnswer = z.object({
  Status: z.string(),
  Suggests: z.array(z.object({ Display: z.string() })),
});
const resultAnswer = z.object({
  DocumentCount: z.coerce.number(),
  Result: z.object({ Docs: z.array(z.object({ resulturl: z.string(), title: z.string() })) }),
});

const suggestExample = {
  domain: 'bank',
  method: 'search.suggest',
  profile: 'main',
  suggestionQuery: 'cd',
  text: 'cd',
};
const resultExample = {
  domain: 'bank',
  method: 'search.profile',
  profile: 'main',
  query: { skipFrom: 0, text: 'rates' },
  responseType: 'SearchResult',
  user: '',
};

/** Returns the path of the service. */
export const searchPath = (provider: string) => `/svt/${provider}/search`;

/** Number of results per page, if the request does not say. */
const usualPageSize = 10;

/** The contract of calls to a search service of the bank. */
export const searchContract = {
  method: 'POST' as const,
  read: ({ body }: FastifyRequest): UpstreamCall => {
    const parsed = request.safeParse(body);
    if (!parsed.success) throw new Error(wrong(parsed.error));
    return { body: parsed.data };
  },
  check: (answer: unknown, { body }: UpstreamCall) => {
    const { method } = request.parse(body);
    (method === 'search.suggest' ? suggestAnswer : resultAnswer).parse(answer);
  },
};

/** What is published about the service. */
export const searchPublished: ServiceContract = {
  name: 'search',
  method: 'POST',
  path: 'search',
  sentAs: 'json',
  request,
  response: z.union([
    suggestAnswer.extend({ Status: z.literal('ok') }),
    resultAnswer.extend({ DocumentCount: z.int().min(0) }),
  ]),
  answer: {
    DocumentCount: 1,
    CurrentPage: 1,
    DocumentsPerPage: 10,
    PageCount: 1,
    Result: {
      Docs: [{ resulturl: '/cd-rates.html', title: 'CD rates', largesummaryhtml: '<b>CD</b> rates' }],
    },
  },
  examples: [
    { summary: 'suggestions', kind: 'typical', request: suggestExample },
    { summary: 'results', kind: 'typical', request: resultExample },
    {
      summary: 'results of words that nothing matches',
      kind: 'edge',
      request: { ...resultExample, query: { skipFrom: 0, text: 'qzxjqzxj' } },
    },
    { summary: 'another method', kind: 'bad', request: { ...resultExample, method: 'search.all' } },
  ],
};

/** In seconds. */
const retryAfter = 2;
const unavailable = 'This service is not available right now.';

/** Returns the language of a profile: `main-es` searches Spanish pages. */
function localeOf(profile: string): Locale {
  const ending = /-(\w+)$/.exec(profile)?.[1];
  return isLocale(ending) ? ending : 'en';
}

/** Returns the scope of a profile: `articles` and `articles-es` only find articles. */
const scopeOf = (profile: string) => (/^articles(?:-|$)/.test(profile) ? 'articles' : 'pages');

/** Returns the article fields of a document. `sourcestr8` is its product, `sourcestr5` its audience (FILT-04). */
const articleFields = ({ title, description, article }: FoundPage) =>
  article && {
    resulttitle: title,
    longsummary: description,
    sourcestr8: article.product,
    sourcestr5: article.audience,
    articleimageurl: article.image ?? '',
    // articleimageavif, articleimagewebp: absent for SVGs.
    ...Object.fromEntries(
      (article.sources ?? []).map(({ type, srcSet }) => [
        `articleimage${type.slice('image/'.length)}`,
        srcSet,
      ]),
    ),
    ctatype: article.callToAction,
    topic: article.topic,
    product: article.product,
    audience: article.audience,
  };

const suggestions = (lines: readonly string[]) => ({
  Status: 'ok',
  Suggests: lines.map((Display) => ({ Display })),
});

/** Formats results. Those beyond `reachableRows` are counted, but no page leads to them. */
function results({ total, pages, links, corrected }: Found, skipFrom: number, pageSize: number) {
  return {
    methodresult: 'ok',
    DocumentCount: total,
    CurrentPage: Math.floor(skipFrom / pageSize) + 1,
    DocumentsPerPage: pageSize,
    PageCount: Math.ceil(Math.min(total, reachableRows) / pageSize),
    Result: {
      Docs: pages.map((page) => ({
        resulturl: page.path,
        title: page.title,
        largesummaryhtml: page.summary,
        docformat: 'html',
        ...articleFields(page),
      })),
      Links: links.map(({ href, title, summary = '', action, locale }) => ({
        Url: href,
        Title: title,
        Summary: summary,
        ...(action && { Action: { Text: action.text, Href: action.href } }),
        ...(locale && { Lang: locale }),
      })),
      DidYouMean: { CorrectedText: corrected ?? '' },
    },
  };
}

/**
 * `POST /svt/{provider}/search`: suggestions (SRCH-02) and results (SRCH-03) from the published pages. If the search is
 * overloaded or fails, answers with a 503 and `Retry-After`.
 */
export const searchService: FastifyPluginAsync<ServiceContext> = (server, { provider, search }) => {
  const answerTo = async (asked: z.output<typeof request>) => {
    const locale = localeOf(asked.profile);
    if (asked.method === 'search.suggest') {
      const typed = asked.suggestionQuery ?? asked.text ?? '';
      return suggestions(await search().ask('suggest', locale, typed, 9));
    }
    const { text: typed, skipFrom, skipCount = usualPageSize } = asked.query;
    const size = Math.min(skipCount, reachableRows);
    const matches = await search().ask('search', locale, typed, skipFrom, size, scopeOf(asked.profile));
    return results(matches, skipFrom, size);
  };
  server.post(searchPath(provider), { bodyLimit: 200_000 }, async (httpRequest, reply) => {
    const parsed = request.safeParse(httpRequest.body);
    reply.header('cache-control', 'no-store');
    if (!parsed.success) return reply.code(400).send({ methodresult: 'error', error: wrong(parsed.error) });
    try {
      return await reply.send(await answerTo(parsed.data));
    } catch (error) {
      if (!(error instanceof SearchUnavailable)) throw error;
      httpRequest.log.error({ problem: error.message }, 'Search failed.');
      return reply
        .code(503)
        .header('retry-after', retryAfter)
        .send({ methodresult: 'error', error: unavailable });
    }
  });
  return Promise.resolve();
};
