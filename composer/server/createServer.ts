import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { localeOfPath } from '#lib/format/locale.ts';
import { closeSilent } from './closeSilent.ts';
import { type DeliveryOptions, DeliveryWorker } from './delivery/DeliveryWorker.ts';
import { type DeliveryTarget, deliveryTarget } from './delivery/sendLead.ts';
import { mountHealth } from './mountHealth.ts';
import { mountServices, type ServiceOptions } from './mountServices.ts';
import { answerPage } from './pages.ts';
import { answerSafely, guarded, logErrorsOf, logSerializers } from './http/answerSafely.ts';
import { refuseSecondHost } from './http/refuseSecondHost.ts';
import { securityHeaders } from '#composer/release/securityHeaders.ts';
import { type MetricsAddress, MetricsListener } from './metrics/MetricsListener.ts';
import { keepScopes } from './http/keepScopes.ts';
import { Drain } from './watch/Drain.ts';
import { RequestScopes } from './watch/RequestScopes.ts';
import { type AccessLog, type DirectAnswer, Traffic } from './watch/Traffic.ts';
import { Upstreams } from './watch/Upstreams.ts';
import { Turns } from './http/Turns.ts';
import { answerOtherAsset, isAsset } from './answerOtherAsset.ts';
import type { ReleaseFollower } from './releases/ReleaseFollower.ts';
import { ServedSite } from './ServedSite.ts';
import { Housekeeping } from './store/Housekeeping.ts';
import { leadValues } from './store/leadStore.ts';
import { StoreMonitor } from './store/StoreMonitor.ts';
import { makeStore, type Store, type StoreOptions } from './store/openStore.ts';
import { nativeErrorPage } from './services/leads/formOfPath.ts';
import { answerWithFile } from './sendFile.ts';
import { bodyLimit, guard } from './guard.ts';
import { KeptAnswers } from './http/KeptAnswers.ts';
import { type KeyOptions, keysOfSite, captchaSecret, requireChosenServices } from './siteSettings.ts';
import { isUnreachable } from './store/storeErrors.ts';

export interface ServerOptions
  extends
    KeyOptions,
    Pick<StoreOptions, 'dataFolder' | 'databaseUrl'>,
    Pick<ServiceOptions, 'sections'>,
    Partial<Pick<ServiceOptions, 'now' | 'resolver' | 'siteServices'>> {
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
  /** Follows the active release of a store. `releaseFolder` is then the one that it starts with. */
  readonly releases?: ReleaseFollower;
  /** Which requests the log has a line for. By default, those to services, at the level `info`. */
  readonly accessLog?: AccessLog;
  /** Tells the server that it is about to stop. */
  readonly drain?: Drain;
  /** Where metrics are served, if anywhere. */
  readonly metrics?: MetricsAddress;
  /** Seconds for which CDNs may keep pages. By default, pages have no headers for CDNs. */
  readonly cdnSeconds?: number;
  /** Timing of deliveries. */
  readonly delivery?: Pick<DeliveryOptions, 'pollMs' | 'restMs'>;
}

/**
 * Waits until the store is prepared. If the database is unreachable, pages are served anyway, and forms answer with a
 * 503 until it is back.
 */
async function untilPrepared(preparing: Promise<void>, log: FastifyBaseLogger): Promise<void> {
  try {
    await preparing;
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    log.error('The store is unreachable; forms are rejected until it is available.');
  }
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

/**
 * Whether the answer to a request that is not for a published file may need a renderer or the store: a post, or a page
 * with a query, such as a search.
 */
const isRendered = ({ method, url = '' }: IncomingMessage) =>
  method === 'POST' || !/^\/(?:svt|health|content)\//.test(url);

interface ServerParts {
  readonly site: ServedSite;
  readonly turns: Turns;
  readonly scopes: RequestScopes;
  readonly traffic: Traffic;
  readonly drain: Drain;
}

function newServer(
  { logger = false, trustedProxies = [], accessLog, releases, cdnSeconds }: ServerOptions,
  { site, turns, scopes, traffic, drain }: ServerParts,
): FastifyInstance {
  const logOf = (request: IncomingMessage) => ({
    error: (details: object, message: string) =>
      server.log.error({ reqId: scopes.of(request).requestId, ...details }, message),
  });
  const server: FastifyInstance = Fastify({
    logger: logger && { serializers: logSerializers, ...(logger === true ? {} : logger) },
    bodyLimit,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    forceCloseConnections: 'idle',
    // A load balancer may still send requests on connections that it has.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: accessLog !== undefined }),
    genReqId: (request) => scopes.of(request).requestId,
    childLoggerFactory: (log, bindings, childOptions, request) =>
      log.child({ ...bindings, traceId: scopes.of(request).trace.traceId }, childOptions),
    serverFactory: (handler) =>
      createHttpServer(limits, (request: IncomingMessage, response: ServerResponse) => {
        const begun = performance.now();
        const log = logOf(request);
        const count = (answer: DirectAnswer) => traffic.count(answer, request, response, begun);
        const safely = (answer: () => void) =>
          answerSafely(log, request, response, answer, () => count({ route: 'failed', bytes: 0 }));
        const begin = () => safely(() => handler(request, response));
        logErrorsOf(response, log);
        if (drain.isDraining || !server.server.listening) response.setHeader('connection', 'close');
        guarded(log, () => site.refresh());
        safely(() => {
          if (refuseSecondHost(request, response)) return count({ route: 'refused', bytes: 0 });
          const answer = answerPage(site.files, site.redirects, request, response, cdnSeconds);
          if (answer) return count(answer);
          if (releases && isAsset(request))
            return safely(() => answerOtherAsset(releases, request, response, begin));
          if (!isRendered(request)) return begin();
          if (turns.begin(begin)) return undefined;
          sendBusy(response, nativeErrorPage(request, site.files.release));
          return count({ route: 'busy', bytes: 0 });
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

/**
 * Creates the server of a published site: its pages from memory, its services and its store. Pages bypass Fastify,
 * which leaves little more than the cost of sending the bytes.
 *
 * @throws {Error} if the folder contains no published site; if the store cannot be opened; in production, if
 * `site.json` does not choose the services; or if a form has sensitive fields without a key to encrypt them, or a
 * captcha of an external provider without its secret key.
 */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const site = ServedSite.open(options.releaseFolder, options.bundle, options.releases?.name);
  const store = makeStore(options);
  try {
    return await serverOf(site, store, options);
  } catch (error) {
    await Promise.all([site.close(), store.close()]);
    throw error;
  }
}

/** Milliseconds until a server that nobody has searched opens its search. */
const searchStartMs = 1000;

async function serverOf(site: ServedSite, store: Store, options: ServerOptions): Promise<FastifyInstance> {
  const { now = store.clock.now, sections, resolver, retentionDays } = options;
  const { requestsPerMinute: perMinute = 300 } = options;
  const { release } = site.files;
  if (process.env['NODE_ENV'] === 'production' && options.demo !== true)
    requireChosenServices(release, options.leads?.upstream === undefined ? [] : ['leads']);
  const target = deliveryTarget(release.site.services['leads'], options.leads);
  const scopes = new RequestScopes(options.trustedProxies ?? []);
  const traffic = new Traffic({ scopes, accessLog: options.accessLog });
  const { drain = new Drain() } = options;
  const turns = new Turns(options.maxQueuedPosts);
  const server = newServer(options, { site, turns, scopes, traffic, drain });
  const upstreams = new Upstreams({ now, log: server.log });
  site.onProblem = (problem) => server.log.error(problem);
  // Threads of the search start after the first pages are served, unless somebody asks for them sooner.
  setTimeout(() => void site.opened.then(() => site.report()), searchStartMs).unref();
  const keys = keysOfSite(release, options, server.log);
  const secret = captchaSecret(release, options, server.log);
  // Its thread starts meanwhile.
  const preparing = store.prepare();
  preparing.catch(() => {});
  traffic.follow(server);
  // Before the services, which write what they have counted when no more requests arrive.
  closeSilent(server);
  keepScopes(server, scopes);
  await guard(server, perMinute, store);
  mountHealth(server, { store, site, upstreams, drain, releases: options.releases });
  const valuesOf: DeliveryOptions['valuesOf'] = (lead) => leadValues(lead, keys());
  const { log } = server;
  const watched = () => ({ watch: upstreams.watch('leads'), now: options.now, log });
  const worker = target && new DeliveryWorker({ ...options.delivery, store, target, valuesOf, ...watched() });
  const isDelivering = target !== undefined;
  const housekeeping = new Housekeeping({ store, now, log, retentionDays, isDelivering });
  const monitor = new StoreMonitor({ store, log });
  const onStored = () => worker?.nudge();
  const { demo = false, siteServices } = options;
  const answers = new KeptAnswers({ store, log });
  server.addHook('preClose', () => answers.flush());
  const shared = { store, upstreams, answers };
  const services = { site, sections, ...shared, keys, now, perMinute, resolver, demo, siteServices };
  await mountServices(server, { ...services, captchaSecret: secret, onStored });
  setNotFound(server, site);
  await untilPrepared(preparing, log);
  const sources = { site, store, turns, traffic, upstreams, drain };
  let metrics: MetricsListener | undefined;
  server.addHook('onReady', async () => {
    if (options.metrics) metrics = await MetricsListener.open(options.metrics, sources);
  });
  server.addHook('onReady', (done) => {
    worker?.start();
    housekeeping.start();
    monitor.start();
    options.releases?.follow(site, log);
    done();
  });
  server.addHook('onClose', async () => {
    await Promise.all([worker?.stop(), housekeeping.stop(), monitor.stop()]);
    await Promise.all([options.releases?.stop(), metrics?.close()]);
    await site.close();
    await store.close();
  });
  return server;
}
