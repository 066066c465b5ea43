import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { localeOfPath } from '#lib/format/locale.ts';
import { takeFormsAndJson } from './bodies.ts';
import { closeSilent } from './closeSilent.ts';
import { type DeliveryOptions, DeliveryWorker } from './delivery/DeliveryWorker.ts';
import { type DeliveryTarget, deliveryTarget } from './delivery/sendLead.ts';
import { mountServices, type ServiceOptions } from './mountServices.ts';
import { answerPage } from './pages.ts';
import { answerSafely, guarded, logErrorsOf, logSerializers } from './http/answerSafely.ts';
import { refuseSecondHost } from './http/refuseSecondHost.ts';
import { securityHeaders, servicePolicy } from './http/securityHeaders.ts';
import { Turns } from './http/Turns.ts';
import { ServedSite } from './ServedSite.ts';
import { Housekeeping } from './store/Housekeeping.ts';
import { countLeads } from './store/leadQueries.ts';
import { leadValues } from './store/leadStore.ts';
import { StoreMonitor } from './store/StoreMonitor.ts';
import { makeStore, type Store, type StoreOptions, StoreProblem } from './store/openStore.ts';
import { nativeErrorPage } from './services/leads/formOfPath.ts';
import { answerWithFile } from './sendFile.ts';
import { clientOf } from './http/PostLimit.ts';
import { type KeyOptions, keysOfSite, captchaSecret, requireChosenServices } from './siteSettings.ts';
import { isUnreachable } from './store/storeErrors.ts';

export interface ServerOptions
  extends
    KeyOptions,
    Pick<StoreOptions, 'dataFolder' | 'databaseUrl'>,
    Pick<ServiceOptions, 'sections'>,
    Partial<Pick<ServiceOptions, 'now' | 'resolver'>> {
  /** Output folder of `portico build`. */
  readonly releaseFolder: string;
  /** Folder of the composer bundle, which contains the programs of the threads. */
  readonly bundle: string;
  readonly logger?: FastifyServerOptions['logger'];
  /** Requests to the services per client and minute. A fifth of them may be form submissions. */
  readonly requestsPerMinute?: number;
  /** Maximum number of queued form submissions; further ones are answered with a 503. 2000 by default. */
  readonly maxQueuedPosts?: number;
  /** Addresses (or ranges) of load balancers whose `X-Forwarded-For` is trusted. None by default. */
  readonly trustedProxies?: readonly string[];
  /** Where leads are forwarded. By default, where `site.json` says, or nowhere: they stay in the store. */
  readonly leads?: Partial<DeliveryTarget>;
  /** Days after which leads that need no further delivery are deleted. By default, leads are kept. */
  readonly retentionDays?: number;
  /** Secret key of the captcha provider that `site.json` names. */
  readonly captchaSecret?: string;
  /** Timing of deliveries. */
  readonly delivery?: Pick<DeliveryOptions, 'pollMs' | 'restMs'>;
}

function mountHealth(server: FastifyInstance, store: Store, site: ServedSite): void {
  server.get('/health/live', (_request, reply) => reply.send({ status: 'ok' }));
  server.get('/health/ready', async (_request, reply) => {
    try {
      await store.ping();
      await site.refresh();
      const problem = site.problem();
      const parkedLeads = await countLeads(store, { states: ['parked'] });
      return await reply.send({
        status: 'ready',
        store: store.kind,
        ...(parkedLeads > 0 && { parkedLeads }),
        ...(problem !== undefined && { release: problem }),
      });
    } catch (error) {
      const reason = error instanceof StoreProblem ? error.message : 'the server failed';
      return reply.code(503).header('retry-after', '5').send({ status: 'store unavailable', reason });
    }
  });
}

/**
 * Prepares the store. If the database is unreachable, pages are served anyway, and forms answer with a 503 until it is
 * back.
 */
async function prepareStore(store: Store, log: FastifyBaseLogger): Promise<void> {
  try {
    await store.prepare();
  } catch (error) {
    if (!isUnreachable(error)) {
      await store.close();
      throw error;
    }
    log.error('The store is unreachable; forms are rejected until it is available.');
  }
}

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
 * Timeouts in milliseconds: for receiving a request, and for idle connections (longer than that of load balancers).
 * Header size in bytes: percent-encoding makes a long search in Chinese nine times as long.
 */
const limits = {
  requestTimeout: 30_000,
  headersTimeout: 20_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 49_152,
};

function setNotFound(server: FastifyInstance, { files }: ServedSite): void {
  server.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead && files.get(request.url.split('?', 1)[0] ?? ''))
      return reply
        .code(405)
        .header('allow', 'GET, HEAD')
        .send({ status: 'error', error: 'Method not allowed.' });
    const locale = localeOfPath(request.url);
    const file = files.get(`/${locale}/404.html`) ?? files.get('/404.html');
    if (!file || !isRead) return reply.code(404).send({ status: 'error', error: 'There is nothing here.' });
    answerWithFile(request, reply, file, 404);
  });
}

/** Maximum size of a body in bytes. */
const bodyLimit = 64_000;

/**
 * Whether the answer to a request that is not for a published file may need a renderer or the store: a post, or a page
 * with a query, such as a search.
 */
const isRendered = ({ method, url = '' }: IncomingMessage) =>
  method === 'POST' || !/^\/(?:svt|health|content)\//.test(url);

function newServer(
  { logger = false, trustedProxies = [], maxQueuedPosts }: ServerOptions,
  site: ServedSite,
): FastifyInstance {
  const turns = new Turns(maxQueuedPosts);
  const server: FastifyInstance = Fastify({
    logger: logger && { serializers: logSerializers, ...(logger === true ? {} : logger) },
    bodyLimit,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    forceCloseConnections: 'idle',
    serverFactory: (handler) =>
      createHttpServer(limits, (request: IncomingMessage, response: ServerResponse) => {
        const { log } = server;
        const safely = (answer: () => void) => answerSafely(log, request, response, answer);
        const begin = () => safely(() => handler(request, response));
        logErrorsOf(response, log);
        guarded(log, () => site.refresh());
        safely(() => {
          if (refuseSecondHost(request, response)) return;
          if (answerPage(site.files, site.redirects, request, response)) return;
          if (!isRendered(request)) begin();
          else if (!turns.begin(begin)) sendBusy(response, nativeErrorPage(request, site.files.release));
        });
      }),
  });
  return server;
}

/** Answers with a 503, because too many submissions are queued, or redirects a native post to the form's error page. */
function sendBusy(response: ServerResponse, errorPage: string | undefined): void {
  if (errorPage !== undefined) {
    response.writeHead(303, { ...securityHeaders, location: errorPage, 'cache-control': 'no-store' }).end();
    return;
  }
  const body = JSON.stringify({ status: 'error', error: 'This service is not available right now.' });
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(503, { ...securityHeaders, ...headers, 'retry-after': '10' }).end(body);
}

/** Sets up what applies to every request to a service: body parsing, rate limits and headers. */
async function guard(server: FastifyInstance, perMinute: number): Promise<void> {
  takeFormsAndJson(server, bodyLimit);
  await server.register(rateLimit, {
    max: perMinute,
    timeWindow: '1 minute',
    keyGenerator: clientOf,
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
}

/**
 * Creates the server of a published site: its pages from memory, its services and its store. Pages bypass Fastify,
 * which leaves little more than the cost of sending the bytes.
 *
 * @throws {Error} if the folder contains no published site; if the store cannot be opened; in production, if
 * `site.json` does not choose the services; or if a form has sensitive fields without a key to encrypt them, or a
 * captcha of an external provider without its secret key.
 */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const site = await ServedSite.open(options.releaseFolder, options.bundle);
  try {
    return await serverOf(site, options);
  } catch (error) {
    await site.close();
    throw error;
  }
}

async function serverOf(site: ServedSite, options: ServerOptions): Promise<FastifyInstance> {
  const { now = () => new Date(), sections, resolver, retentionDays } = options;
  const { requestsPerMinute: perMinute = 300 } = options;
  const { release } = site.files;
  if (process.env['NODE_ENV'] === 'production' && options.demo !== true)
    requireChosenServices(release, options.leads?.upstream === undefined ? [] : ['leads']);
  const target = deliveryTarget(release.site.services['leads'], options.leads);
  const server = newServer(options, site);
  site.onProblem = (problem) => server.log.error(problem);
  const problem = site.problem();
  if (problem !== undefined) site.onProblem(problem);
  const keys = keysOfSite(release, options, server.log);
  const secret = captchaSecret(release, options, server.log);
  const store = makeStore(options);
  await prepareStore(store, server.log);
  await guard(server, perMinute);
  mountHealth(server, store, site);
  const valuesOf: DeliveryOptions['valuesOf'] = (lead) => leadValues(lead, keys());
  const { log } = server;
  const worker =
    target && new DeliveryWorker({ ...options.delivery, store, target, valuesOf, now: options.now, log });
  const isDelivering = target !== undefined;
  const housekeeping = new Housekeeping({ store, now, log, retentionDays, isDelivering });
  const monitor = new StoreMonitor({ store, log });
  const onStored = () => worker?.nudge();
  const { demo = false } = options;
  const services = { site, sections, store, keys, now, perMinute, resolver, demo };
  await mountServices(server, { ...services, captchaSecret: secret, onStored });
  setNotFound(server, site);
  closeSilent(server);
  server.addHook('onReady', (done) => {
    worker?.start();
    housekeeping.start();
    monitor.start();
    done();
  });
  server.addHook('onClose', async () => {
    await Promise.all([worker?.stop(), housekeeping.stop(), monitor.stop()]);
    await site.close();
    await store.close();
  });
  return server;
}
