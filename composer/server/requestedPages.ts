import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { AnySection } from '#section-kit/defineSection.ts';
import { isRecord } from '#lib/isRecord.ts';
import type { PageRequest } from '#composer/release/requestedPage.ts';
import { clientOf } from './clientOf.ts';
import type { ServedSite } from './ServedSite.ts';
import { sendFile } from './sendFile.ts';
import { isForeign } from './services/isForeign.ts';
import { injectedFetch } from './http/injectedFetch.ts';
import { isRequested } from '#composer/release/isRequested.ts';
import { sendPage } from './http/sendPage.ts';

export interface RequestedPagesOptions {
  readonly site: ServedSite;
  /** Every section of its pages by name. */
  readonly sections: ReadonlyMap<string, AnySection>;
  /** Pages that one visitor may have rendered in a minute; more are given as they were published. */
  readonly perMinute: number;
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? '/';

/** The fields of a posted form as in an address. */
function fieldsOf(body: unknown): string {
  const pairs = isRecord(body) ? Object.entries(body) : [];
  const single = pairs.map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]);
  return new URLSearchParams(single.map(([name, value]) => [String(name), String(value)])).toString();
}

/** What a request asks a page for; `undefined` when it is for the page as it was published, or for none. */
function requestOf(request: FastifyRequest, site: ServedSite): Omit<PageRequest, 'fetch'> | undefined {
  const { release } = site.files;
  const page = release.pages[site.files.pagePath(pathOf(request.url)) ?? ''];
  if (!page) return undefined;
  if (request.method === 'POST')
    return page.takesPosts && !isForeign(request)
      ? { method: 'post', asked: fieldsOf(request.body) }
      : undefined;
  return isRequested(page, request.url)
    ? { method: 'get', asked: request.url.slice(request.url.indexOf('?') + 1) }
    : undefined;
}

function sendPublished(request: FastifyRequest, reply: FastifyReply, site: ServedSite): unknown {
  const file = site.files.get(pathOf(request.url));
  if (!file || request.method === 'POST') return reply.callNotFound();
  reply.hijack();
  return sendFile(request.raw, reply.raw, file);
}

async function answer(
  server: FastifyInstance,
  { site, sections: registry }: RequestedPagesOptions,
  [request, reply]: readonly [FastifyRequest, FastifyReply],
  asked: Omit<PageRequest, 'fetch'>,
): Promise<unknown> {
  const document = site.files.document(pathOf(request.url));
  if (!document) throw new Error('The record of the page is missing.');
  // Only visitors without JavaScript, and pages of results, need the renderer.
  const { requestedPage } = await import('#composer/release/requestedPage.ts');
  const page = await requestedPage(
    document,
    { ...asked, fetch: injectedFetch(server, request) },
    { registry, tokens: site.files.release.tokens },
  );
  if (!page) return sendPublished(request, reply, site);
  if ('redirect' in page) return reply.code(302).header('location', page.redirect).send();
  return sendPage(request, reply, page, asked.method === 'post');
}

/**
 * Pages that answer a visitor without JavaScript: results of a search, the payment of a calculator. When that fails,
 * the page comes as it was published.
 */
export const requestedPages: FastifyPluginAsync<RequestedPagesOptions> = (server, options) => {
  const { site, perMinute } = options;
  const limit = server.createRateLimit({ max: perMinute, timeWindow: '1 minute', keyGenerator: clientOf });
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const asked = requestOf(request, site);
    if (!asked) return reply.callNotFound();
    const limited = await limit(request);
    if (!limited.isAllowed && limited.isExceeded) return sendPublished(request, reply, site);
    try {
      return await answer(server, options, [request, reply], asked);
    } catch (error) {
      request.log.error({ name: error instanceof Error ? error.name : 'Error' }, 'A page was not rendered.');
      return sendPublished(request, reply, site);
    }
  };
  for (const method of ['GET', 'POST'] as const)
    server.route({ method, url: '/*', config: { rateLimit: false }, handler });
  return Promise.resolve();
};
