import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { privateFolder } from '#composer/publish/release.ts';
import { searchIndexFile } from '#composer/publish/publishSearchIndex.ts';
import { ReleaseFiles } from './ReleaseFiles.ts';
import { answerPage, redirectTable } from './pages.ts';
import { securityHeaders, servicePolicy } from './securityHeaders.ts';
import { sendFile } from './sendFile.ts';
import { cdRateData, type CdRateData } from './services/cdRateData.ts';
import { cdRatesContract, cdRatesService } from './services/cdRates.ts';
import { cspReportService } from './services/cspReport.ts';
import { leadsService } from './services/leads.ts';
import { searchContract, searchService } from './services/search.ts';
import { SearchIndex } from './services/SearchIndex.ts';
import { zipCodeService } from './services/zipCode.ts';
import { openStore, type Store } from './store/openStore.ts';
import { upstreamService } from './upstream.ts';

export interface ServerOptions {
  /** Folder that `portico build` wrote. */
  readonly releaseFolder: string;
  readonly dataFolder: string;
  /** A PostgreSQL address; without it the store is SQLite in the data folder. */
  readonly databaseUrl?: string;
  readonly logger?: FastifyServerOptions['logger'];
  readonly now?: () => Date;
  /** Requests one client may send to the services in a minute. */
  readonly requestsPerMinute?: number;
  /** Addresses (or ranges) of the load balancers whose `X-Forwarded-For` is believed; nobody's without it. */
  readonly trustedProxies?: readonly string[];
}

/** What the server's parts share; a new release replaces what depends on it. */
class Site {
  readonly files: ReleaseFiles;
  #index: SearchIndex;
  #rates: CdRateData | undefined;
  #redirects: ReturnType<typeof redirectTable>;

  constructor(folder: string) {
    this.files = new ReleaseFiles(folder);
    this.#index = new SearchIndex(searchIndexFile(folder));
    this.#rates = this.#readRates();
    this.#redirects = redirectTable(this.files.release.redirects);
  }

  /** The release's rates; rates that cannot be right are no rates, and the pages show their authors' defaults. */
  #readRates(): CdRateData | undefined {
    const file = join(this.files.folder, privateFolder, 'rates', 'cd.json');
    try {
      return existsSync(file) ? cdRateData.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
    } catch {
      return undefined;
    }
  }

  refresh(): void {
    if (!this.files.refresh(Date.now())) return;
    this.#index.close();
    this.#index = new SearchIndex(searchIndexFile(this.files.folder));
    this.#rates = this.#readRates();
    this.#redirects = redirectTable(this.files.release.redirects);
  }

  readonly index = () => this.#index;
  readonly rates = () => this.#rates;
  get redirects() {
    return this.#redirects;
  }
  close(): void {
    this.#index.close();
  }
}

async function mountServices(
  server: FastifyInstance,
  site: Site,
  store: Store,
  now: () => Date,
): Promise<void> {
  const { services } = site.files.release.site;
  const { provider } = services;
  const upstreamOf = (name: string) => {
    const target = services[name];
    return typeof target === 'object' ? target : undefined;
  };
  const rates = upstreamOf('cdRates');
  if (rates)
    await server.register(upstreamService, {
      ...rates,
      ...cdRatesContract,
      path: `/svt/${provider}/rateApi`,
      now,
    });
  else await server.register(cdRatesService, { provider, data: site.rates });
  const search = upstreamOf('search');
  if (search)
    await server.register(upstreamService, {
      ...search,
      ...searchContract,
      path: `/svt/${provider}/search`,
      method: 'POST',
      now,
    });
  else await server.register(searchService, { provider, index: site.index });
  await server.register(leadsService, { provider, store, release: () => site.files.release, now });
  await server.register(zipCodeService, { provider });
  await server.register(cspReportService);
}

function mountHealth(server: FastifyInstance, store: Store): void {
  server.get('/health/live', (_request, reply) => reply.send({ status: 'ok' }));
  server.get('/health/ready', async (_request, reply) => {
    try {
      await store.ping();
      return await reply.send({ status: 'ready', store: store.kind });
    } catch {
      return reply.code(503).header('retry-after', '5').send({ status: 'store unavailable' });
    }
  });
}

/** What logs may hold of a request: no query, no body, no cookies and no address of the visitor. */
const serializers = {
  req: (request: { method: string; url: string }) => ({
    method: request.method,
    path: request.url.split('?', 1)[0],
  }),
};

function setErrors(server: FastifyInstance): void {
  server.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ code: error.code, name: error.name }, 'request failed');
    if (status === 503) reply.header('retry-after', '30');
    const text = status >= 500 ? 'This service is not available right now.' : error.message;
    return reply.code(status).send({ status: 'error', error: text });
  });
}

/** Milliseconds: a request must have arrived, and a silent connection stays open (longer than load balancers keep it). */
const timeouts = { requestTimeout: 30_000, headersTimeout: 20_000, keepAliveTimeout: 65_000 };

function setNotFound(server: FastifyInstance, { files }: Site): void {
  server.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead && files.get(request.url.split('?', 1)[0] ?? ''))
      return reply
        .code(405)
        .header('allow', 'GET, HEAD')
        .send({ status: 'error', error: 'Method not allowed.' });
    const locale = /^\/(es|zh)\//.exec(request.url)?.[1];
    const file = (locale && files.get(`/${locale}/404.html`)) || files.get('/404.html');
    if (!file || !isRead) return reply.code(404).send({ status: 'error', error: 'There is nothing here.' });
    reply.hijack();
    sendFile(request.raw, reply.raw, file, 404);
  });
}

/**
 * The server of a published site: its pages from memory, its services and its store. Pages are answered before
 * Fastify is asked, which leaves the bytes' own cost.
 *
 * @throws {Error} when the folder holds no published site or the store cannot be opened.
 */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const site = new Site(options.releaseFolder);
  const store = await openStore(options);
  const now = options.now ?? (() => new Date());
  const { logger = false, trustedProxies = [] } = options;
  const server = Fastify({
    logger: logger && { serializers, ...(logger === true ? {} : logger) },
    bodyLimit: 64_000,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    forceCloseConnections: 'idle',
    serverFactory: (handler) =>
      createHttpServer(timeouts, (request: IncomingMessage, response: ServerResponse) => {
        site.refresh();
        if (!answerPage(site.files, site.redirects, request, response)) handler(request, response);
      }),
  });
  // Bodies are forms or JSON; every other type gets 415.
  server.removeContentTypeParser('text/plain');
  await server.register(formbody, { bodyLimit: 64_000 });
  await server.register(rateLimit, {
    max: options.requestsPerMinute ?? 300,
    timeWindow: '1 minute',
    allowList: (request) => request.url.startsWith('/health/'),
  });
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers({
      ...securityHeaders,
      'content-security-policy': servicePolicy,
      'cache-control': 'no-store',
    });
    done();
  });
  setErrors(server);
  mountHealth(server, store);
  await mountServices(server, site, store, now);
  setNotFound(server, site);
  // A connection is only silent once the request it was at has ended; without this it would stay open for its time.
  server.addHook('preClose', (done) => {
    const timer = setInterval(() => server.server.closeIdleConnections(), 50).unref();
    server.server.once('close', () => clearInterval(timer));
    done();
  });
  server.addHook('onClose', async () => {
    site.close();
    await store.close();
  });
  return server;
}
