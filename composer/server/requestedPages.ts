import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AnySection } from '#section-kit/defineSection.ts';
import { readCookie } from '#lib/visitor/cookies.ts';
import { isZipCode, readZipCode } from '#lib/visitor/zipCode.ts';
import type { PageRequest } from '#composer/release/requestedPage.ts';
import { clientOf } from './http/clientOf.ts';
import type { ServedSite } from './ServedSite.ts';
import { answerWithFile } from './answerWithFile.ts';
import type { PostLimit } from './http/PostLimit.ts';
import { isForeign } from './http/isForeign.ts';
import { injectedFetch } from './http/injectedFetch.ts';
import { isRequested } from '#composer/release/isRequested.ts';
import { sendPage } from './http/sendPage.ts';
import { setCookie } from './http/setCookie.ts';

export interface RequestedPagesOptions {
  readonly site: ServedSite;
  /** All sections of the site's pages, by name. */
  readonly sections: ReadonlyMap<string, AnySection>;
  /** Pages that may be rendered per client and minute. Above that, the published page is sent. */
  readonly perMinute: number;
  /** The same limit for form submissions, which it shares with the service of forms. */
  readonly posts: PostLimit;
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? '/';

/** The fields of a form: one text for each, or several for a repeated one. */
const formBody = z.record(z.string(), z.union([z.string(), z.array(z.string()).min(1)]));

/**
 * Returns the fields of a submitted form in URL encoding; of a repeated field, the first. @throws an error with status
 * 400 if the body is not that of a form.
 */
function fieldsOf(body: unknown): string {
  const { data } = formBody.safeParse(body ?? {});
  if (!data)
    throw Object.assign(new Error('The body must be flat: one text for each field.'), { statusCode: 400 });
  const single = Object.entries(data).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : (value[0] ?? ''),
  ]);
  return new URLSearchParams(single).toString();
}

/**
 * Returns the visitor's zip code: the submitted one, which is also stored in the cookie, or else that of the cookie.
 */
function zipCodeOf(request: FastifyRequest, reply: FastifyReply, sent: URLSearchParams): string | undefined {
  const zip = request.method === 'POST' ? readZipCode(sent.get('zipcode') ?? '') : undefined;
  if (zip !== undefined) {
    setCookie(request, reply, 'zipcode', zip);
    return zip;
  }
  const known = readCookie('zipcode', request.headers.cookie ?? '');
  return isZipCode(known) ? known : undefined;
}

type Asked = Pick<PageRequest, 'method' | 'asked'>;

/** Returns what must be rendered for a request, or `undefined` if it is for the published page, or for no page. */
function requestOf(request: FastifyRequest, site: ServedSite): Asked | undefined {
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
  if (!file) return reply.callNotFound();
  answerWithFile(request, reply, file);
  return undefined;
}

async function answer(
  server: FastifyInstance,
  { site, sections: registry }: RequestedPagesOptions,
  [request, reply]: readonly [FastifyRequest, FastifyReply],
  asked: Asked,
): Promise<unknown> {
  const document = site.files.document(pathOf(request.url));
  if (!document) throw new Error('The record of the page is missing.');
  // Imported lazily, because only visitors without JavaScript and result pages need the renderer.
  const { requestedPage } = await import('#composer/release/requestedPage.ts');
  const page = await requestedPage(
    document,
    {
      ...asked,
      path: pathOf(request.url),
      zipCode: zipCodeOf(request, reply, new URLSearchParams(asked.asked)),
      redirectOrigins: site.files.release.site.redirectOrigins,
      fetch: injectedFetch(server, request),
    },
    { registry, tokens: site.files.release.tokens },
  );
  if (!page) return sendPublished(request, reply, site);
  if ('redirect' in page) return reply.code(302).header('location', page.redirect).send();
  return sendPage(request, reply, page, asked.method === 'post');
}

/**
 * Renders pages for visitors without JavaScript, such as search results or the result of a calculator. If that fails,
 * sends the published page.
 */
export const requestedPages: FastifyPluginAsync<RequestedPagesOptions> = (server, options) => {
  const { site, perMinute, posts } = options;
  const limit = server.createRateLimit({ max: perMinute, timeWindow: '1 minute', keyGenerator: clientOf });
  const isExceeded = async (request: FastifyRequest) => {
    if (request.method === 'POST') return (await posts.waitAfter(request)) !== undefined;
    const counted = await limit(request);
    return !counted.isAllowed && counted.isExceeded;
  };
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const asked = requestOf(request, site);
    if (!asked) return reply.callNotFound();
    if (await isExceeded(request)) return sendPublished(request, reply, site);
    try {
      return await answer(server, options, [request, reply], asked);
    } catch (error) {
      request.log.error(
        { name: error instanceof Error ? error.name : 'Error' },
        'Page could not be rendered.',
      );
      return sendPublished(request, reply, site);
    }
  };
  for (const method of ['GET', 'POST'] as const)
    server.route({ method, url: '/*', config: { rateLimit: false }, handler });
  return Promise.resolve();
};
