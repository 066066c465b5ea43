import { join, resolve } from 'node:path';
import type { ListenOptions } from 'node:net';
import { Command, Option } from '@commander-js/extra-typings';
import { type MakeCommand, port, type CommandContext, hostOption } from '#composer/cli/kit/Cli.ts';
import { listen, listenFailure } from '#composer/cli/kit/listen.ts';
import { stopOnSignal } from '#composer/cli/kit/stopOnSignal.ts';
import { serverStore } from '#composer/cli/kit/storeSettings.ts';
import { siteServices } from '#composer/project/siteServices.ts';
import { requirePackages } from '#composer/native/nativePackages.ts';
import { openObjectStore } from '#composer/releases/openObjectStore.ts';
import type { createServer as startServer, ServerOptions } from '#composer/server/createServer.ts';
import { makePrivateFolder } from '#composer/server/store/makePrivateFolder.ts';
import { ReleaseFollower } from '#composer/server/releases/ReleaseFollower.ts';
import { drainSeconds, watchSettings, wrongSetting } from '#composer/cli/kit/watchSettings.ts';
import { Drain } from '#composer/server/watch/Drain.ts';

/** Length of the accept queue. With Node's default of 511, further connections of a burst are delayed by a second. */
const backlog = 4096;

interface ServeOptions {
  readonly site: string;
  /** Place of the releases; see `openObjectStore`. */
  readonly releases?: string | undefined;
  readonly cache?: string | undefined;
  readonly port: number;
  readonly host?: string | undefined;
  readonly metricsPort?: number | undefined;
  readonly quiet: boolean;
  readonly demo: boolean;
}

/**
 * `portico serve`: serves a published site with its services until it receives a signal. `PORT`, `HOST`, `PORTICO_DATA`
 * and `DATABASE_URL` configure it; docs/guides/deploy.md lists all settings.
 */
export const serve: MakeCommand = ({ context, action }) =>
  new Command('serve')
    .description('serve the built site with its services')
    .option('--site <folder>', 'folder of the built site', 'dist')
    .addOption(
      new Option('--releases <store>', 'serve the active release of a store instead').env('PORTICO_RELEASES'),
    )
    .option('--cache <folder>', 'folder of downloaded releases; by default in PORTICO_DATA')
    .addOption(new Option('--port <n>', 'port to listen on').env('PORT').argParser(port).default(4173))
    .addOption(hostOption())
    .addOption(
      new Option('--metrics-port <n>', 'port to serve metrics on, at 127.0.0.1 or PORTICO_METRICS_HOST')
        .env('PORTICO_METRICS_PORT')
        .argParser(port),
    )
    .option('--quiet', 'disable logging', false)
    .option(
      '--demo',
      'use embedded services where site.json configures none, and generate a key for sensitive values',
      false,
    )
    .action(action((values) => serveSite(values, context)));

/** Hosts that are reachable as `localhost`. */
const own = new Set(['127.0.0.1', '::1', '0.0.0.0', '::']);

/** Returns a URL that opens the site on this machine. */
function originOf(host: string | undefined, bound: number): string {
  const name = !host || own.has(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${bound}`;
}

/** Returns where the server finds its release: in the folder of a build, or in a store that it follows. */
async function releaseOptions(
  { site, releases, cache }: ServeOptions,
  root: string,
  dataFolder: string,
): Promise<Pick<ServerOptions, 'releaseFolder' | 'releases'>> {
  if (!releases) return { releaseFolder: resolve(root, site) };
  const store = openObjectStore(root, releases, process.env);
  makePrivateFolder(dataFolder);
  const cacheFolder = cache === undefined ? join(dataFolder, 'releases') : resolve(root, cache);
  const follower = new ReleaseFollower({ store, cacheFolder });
  const warn = (text: string) => process.stderr.write(`portico serve: ${text}\n`);
  return { releaseFolder: await follower.start(warn), releases: follower };
}

/** Loads the sections of pages, which the server needs only for pages that it renders itself. */
const loadSections = async () => (await import('#composer/project/allSections.ts')).allSections.registry;

type Started = Awaited<ReturnType<typeof startServer>>;

/** Milliseconds that pending requests have to finish, once the server accepts no more. */
const stopMs = 10_000;

/** Says that the server is not ready, serves on for some seconds, then stops. */
async function drainAndClose(server: Started, drain: Drain, seconds: number): Promise<void> {
  await drain.start(seconds);
  setTimeout(() => process.exit(1), stopMs).unref();
  await server.close();
}

/** Resolves with the exit code once the server has stopped. */
async function serveSite(values: ServeOptions, { root, bundle }: CommandContext): Promise<number> {
  const { env } = process;
  const wrong = wrongSetting(env);
  if (wrong !== undefined) {
    process.stderr.write(`${wrong}\n`);
    return 1;
  }
  const { PORTICO_REQUESTS_PER_MINUTE: perMinute, PORTICO_LEADS_RETENTION_DAYS: retentionDays } = env;
  const { PORTICO_CDN_SECONDS: cdnSeconds } = env;
  const drain = new Drain();
  let metricsUrl: string | undefined;
  const serverOptions = async () => {
    const store = serverStore(root, env);
    return { ...(await releaseOptions(values, root, store.dataFolder)), ...store, ...otherOptions() };
  };
  const otherOptions = () => ({
    bundle,
    sections: loadSections,
    siteServices,
    trustedProxies: env['PORTICO_TRUSTED_PROXIES']?.split(',').map((address) => address.trim()),
    ...(perMinute !== undefined && { requestsPerMinute: Number(perMinute) }),
    ...(retentionDays !== undefined && { retentionDays: Number(retentionDays) }),
    ...(cdnSeconds !== undefined && { cdnSeconds: Number(cdnSeconds) }),
    ...(env['PORTICO_DATA_KEY'] && { dataKeys: env['PORTICO_DATA_KEY'] }),
    ...(env['PORTICO_CAPTCHA_SECRET'] && { captchaSecret: env['PORTICO_CAPTCHA_SECRET'] }),
    demo: values.demo,
    drain,
    ...watchSettings(env, values.metricsPort, (url) => (metricsUrl = url)),
    leads: {
      ...(env['PORTICO_LEADS_UPSTREAM'] && { upstream: env['PORTICO_LEADS_UPSTREAM'] }),
      ...(env['PORTICO_LEADS_TOKEN'] && { token: env['PORTICO_LEADS_TOKEN'] }),
    },
    logger: values.quiet ? (false as const) : { level: env['LOG_LEVEL'] ?? 'warn' },
  });
  requirePackages(['better-sqlite3', 'lightningcss']);
  const { createServer } = await import('#composer/server/createServer.ts');
  let server: Started;
  try {
    server = await createServer(await serverOptions());
  } catch (error) {
    process.stderr.write(`portico serve: ${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
  const stopped = stopOnSignal(() => drainAndClose(server, drain, drainSeconds(env, values.demo)));
  const bind = (options: ListenOptions) => server.listen(options);
  let bound: number;
  try {
    bound = await listen(server.server, { port: values.port, host: values.host, backlog }, bind);
  } catch (error) {
    const command = values.demo ? 'npm start' : 'npm run portico -- serve';
    process.stderr.write(`portico serve: ${listenFailure(error, values.port, command)}\n`);
    await server.close();
    return 1;
  }
  process.stdout.write(`Portico serves the site at ${originOf(values.host, bound)}\n`);
  if (metricsUrl !== undefined) process.stdout.write(`Metrics are at ${metricsUrl}\n`);
  await stopped;
  return 0;
}
