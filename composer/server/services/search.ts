import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Locale } from '#lib/locale.ts';
import type { UpstreamCall } from '#composer/server/http/upstream.ts';
import type { SearchIndex } from './SearchIndex.ts';

const text = z.string().max(500);
const common = { domain: text.optional(), profile: text.default('main'), user: text.optional() };

const request = z.discriminatedUnion('method', [
  z.object({
    ...common,
    method: z.literal('search.suggest'),
    suggestionQuery: text.optional(),
    text: text.optional(),
  }),
  z.object({
    ...common,
    method: z.literal('search.profile'),
    query: z.object({ skipFrom: z.coerce.number().int().min(0).max(100_000).default(0), text }),
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

/** The contract of the calls for a search service of the bank. */
export const searchContract = {
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

export interface SearchOptions {
  readonly provider: string;
  readonly index: () => SearchIndex;
  /** Results on one page. */
  readonly pageSize?: number;
}

/** A profile such as `main-es` searches Spanish pages. */
const localeOf = (profile: string): Locale => (/-(es|zh)$/.exec(profile)?.[1] as Locale | undefined) ?? 'en';

function suggestions(index: SearchIndex, locale: Locale, typed: string) {
  return { Status: 'ok', Suggests: index.suggest(locale, typed, 9).map((Display) => ({ Display })) };
}

function results(index: SearchIndex, locale: Locale, typed: string, skipFrom: number, pageSize: number) {
  const { total, pages } = index.search(locale, typed, skipFrom, pageSize);
  const corrected = total === 0 ? index.correct(locale, typed) : undefined;
  return {
    methodresult: 'ok',
    DocumentCount: total,
    CurrentPage: Math.floor(skipFrom / pageSize) + 1,
    DocumentsPerPage: pageSize,
    PageCount: Math.ceil(total / pageSize),
    Result: {
      Docs: pages.map(({ path, title, summary }) => ({
        resulturl: path,
        title,
        largesummaryhtml: summary,
        docformat: 'html',
      })),
      Links: [],
      DidYouMean: { CorrectedText: corrected ?? '' },
    },
  };
}

/** `POST /svt/{provider}/search`: suggestions (SRCH-02) and results (SRCH-03) from the published pages. */
export const searchService: FastifyPluginAsync<SearchOptions> = (
  server,
  { provider, index, pageSize = 10 },
) => {
  server.post(`/svt/${provider}/search`, { bodyLimit: 10_000 }, (httpRequest, reply) => {
    const parsed = request.safeParse(httpRequest.body);
    reply.header('cache-control', 'no-store');
    if (!parsed.success) return reply.code(400).send({ methodresult: 'error', error: wrong(parsed.error) });
    const { data } = parsed;
    const locale = localeOf(data.profile);
    if (data.method === 'search.suggest') {
      return reply.send(suggestions(index(), locale, data.suggestionQuery ?? data.text ?? ''));
    }
    return reply.send(results(index(), locale, data.query.text, data.query.skipFrom, pageSize));
  });
  return Promise.resolve();
};
