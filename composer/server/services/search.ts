import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { Locale } from '#lib/locale.ts';
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
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return reply
        .code(400)
        .send({ methodresult: 'error', error: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}` });
    }
    const { data } = parsed;
    const locale = localeOf(data.profile);
    if (data.method === 'search.suggest') {
      return reply.send(suggestions(index(), locale, data.suggestionQuery ?? data.text ?? ''));
    }
    return reply.send(results(index(), locale, data.query.text, data.query.skipFrom, pageSize));
  });
  return Promise.resolve();
};
