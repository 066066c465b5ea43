import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AnySection } from '#section-kit/defineSection.ts';
import { referenceParameter } from '#forms/post/referenceParameter.ts';
import { keptZipCode } from '#lib/visitor/keptZipCode.ts';
import { readZipCode } from '#lib/visitor/readZipCode.ts';
import type { PageRequest } from '#composer/release/requestedPage.ts';
import { limitOf, type PostLimit } from './http/PostLimit.ts';
import { confirmedAnswers, readConfirmed } from './http/confirmedForm.ts';
import { confirmedQuotes } from './http/confirmedQuote.ts';
import { visitorServices } from './http/visitorServices.ts';
import { publishedDefinition } from './services/leads/publishedDefinition.ts';
import { translatedForm } from './services/leads/translatedForm.ts';
import { injectedFetch } from './http/injectedFetch.ts';
import { isForeign } from './http/isForeign.ts';
import { setCookie } from './http/setCookie.ts';
import type { RerenderedPage } from '#composer/release/rerenderPage.ts';
import { acceptedEncoding } from './http/acceptedEncoding.ts';
import { pagePolicy } from '#composer/release/securityHeaders.ts';
import { isRequested } from '#composer/release/release.ts';
import type { ServedSite } from './ServedSite.ts';
import { answerWithFile } from './sendFile.ts';

const compressions = {
  // Quality 4, because the visitor waits for it: as fast as gzip, and a seventh smaller.
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 4 }),
} as const;

/**
 * Sends a page that was rendered for one visitor.
 *
 * @param isPersonal Whether no copy may be stored, not even for back navigation.
 */
async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, csp }: RerenderedPage,
  isPersonal: boolean,
): Promise<FastifyReply> {
  const encoding = acceptedEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
  const bytes = Buffer.from(html);
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply
    .header('content-security-policy', pagePolicy(csp))
    .header('cache-control', isPersonal ? 'no-store' : 'private, no-cache')
    .header('vary', 'Accept-Encoding')
    .type('text/html; charset=utf-8')
    .send(encoding === undefined ? bytes : await compressions[encoding](bytes));
}

interface RequestedPagesOptions {
  readonly site: ServedSite;
  /** Loads all sections of the site's pages, by name. */
  readonly sections: () => Promise<ReadonlyMap<string, AnySection>>;
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
  return keptZipCode(request.headers.cookie ?? '');
}

/** Returns what the visitor's page says about a form that was just sent, if it confirms one. */
async function confirmedOf(
  request: FastifyRequest,
  asked: URLSearchParams,
  { files }: ServedSite,
): Promise<PageRequest['confirmed']> {
  const { release } = files;
  const sent = readConfirmed(request, asked.get(referenceParameter) ?? '');
  const { locale } = release.pages[files.pagePath(pathOf(request.url)) ?? ''] ?? {};
  const published = sent && locale && translatedForm(release, sent.form, locale);
  if (!sent || !published) return undefined;
  const definition = publishedDefinition(published);
  const services = visitorServices(request, release.site);
  const quotes = await confirmedQuotes(definition, sent.values, locale, services);
  return {
    answers: [...confirmedAnswers(definition, sent.values, locale), ...quotes],
    next: definition.success.next,
  };
}

type Requested = Pick<PageRequest, 'method' | 'asked'>;

/** Returns what must be rendered for a request, or `undefined` if it is for the published page, or for no page. */
function requestOf(request: FastifyRequest, site: ServedSite): Requested | undefined {
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
  { site, sections }: RequestedPagesOptions,
  [request, reply]: readonly [FastifyRequest, FastifyReply],
  requested: Requested,
): Promise<unknown> {
  const document = site.files.document(pathOf(request.url));
  if (!document) throw new Error('The record of the page is missing.');
  // Imported lazily, because only visitors without JavaScript and result pages need the renderer.
  const { requestedPage } = await import('#composer/release/requestedPage.ts');
  const asked = new URLSearchParams(requested.asked);
  const confirmed = await confirmedOf(request, asked, site);
  const page = await requestedPage(
    document,
    {
      ...requested,
      confirmed,
      path: pathOf(request.url),
      zipCode: zipCodeOf(request, reply, asked),
      site: site.files.release.site,
      fetch: injectedFetch(server, request),
    },
    { registry: await sections(), tokens: site.files.release.tokens },
  );
  if (!page) return sendPublished(request, reply, site);
  if ('redirect' in page) return reply.code(302).header('location', page.redirect).send();
  return sendPage(request, reply, page, requested.method === 'post' || confirmed !== undefined);
}

/**
 * Renders pages for visitors without JavaScript, such as search results or the result of a calculator. If that fails,
 * sends the published page.
 */
export const requestedPages: FastifyPluginAsync<RequestedPagesOptions> = (server, options) => {
  const { site, perMinute, posts } = options;
  const limit = server.createRateLimit(limitOf('pages', perMinute));
  const isExceeded = async (request: FastifyRequest) => {
    if (request.method === 'POST') return (await posts.waitAfter(request)) !== undefined;
    const counted = await limit(request);
    return !counted.isAllowed && counted.isExceeded;
  };
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const requested = requestOf(request, site);
    if (!requested) return reply.callNotFound();
    if (await isExceeded(request)) return sendPublished(request, reply, site);
    try {
      return await answer(server, options, [request, reply], requested);
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
