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
import { cdRatesService } from './services/cdRates.ts';
import { cspReportService } from './services/cspReport.ts';
import { leadsService } from './services/leads.ts';
import { searchService } from './services/search.ts';
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

  #readRates(): CdRateData | undefined {
    const file = join(this.files.folder, privateFolder, 'rates', 'cd.json');
    return existsSync(file) ? cdRateData.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
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
  if (rates) await server.register(upstreamService, { ...rates, path: `/svt/${provider}/rateApi`, now });
  else await server.register(cdRatesService, { provider, data: site.rates });
  const search = upstreamOf('search');
  if (search)
    await server.register(upstreamService, {
      ...search,
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
  const server = Fastify({
    logger:
      typeof options.logger === 'object' ? { serializers, ...options.logger } : (options.logger ?? false),
    bodyLimit: 64_000,
    requestTimeout: 30_000,
    trustProxy: false,
    forceCloseConnections: 'idle',
    serverFactory: (handler) =>
      createHttpServer((request: IncomingMessage, response: ServerResponse) => {
        site.refresh();
        if (!answerPage(site.files, site.redirects, request, response)) handler(request, response);
      }),
  });
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
  server.setNotFoundHandler((request, reply) => {
    const locale = /^\/(es|zh)\//.exec(request.url)?.[1];
    const file = (locale && site.files.get(`/${locale}/404.html`)) ?? site.files.get('/404.html');
    if (!file || !['GET', 'HEAD'].includes(request.method))
      return reply.code(404).send({ status: 'error', error: 'There is nothing here.' });
    reply.hijack();
    sendFile(request.raw, reply.raw, file, 404);
  });
  server.addHook('onClose', async () => {
    site.close();
    await store.close();
  });
  return server;
}
