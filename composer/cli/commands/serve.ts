import { resolve } from 'node:path';
import type { ListenOptions } from 'node:net';
import { Command, Option } from '@commander-js/extra-typings';
import { type MakeCommand, port, type SiteContext, hostOption } from '#composer/cli/kit/Cli.ts';
import { listen, listenFailure } from '#composer/cli/kit/listen.ts';
import { serverStore } from '#composer/cli/kit/storeSettings.ts';
import { createServer } from '#composer/server/createServer.ts';

/** Length of the accept queue. With Node's default of 511, further connections of a burst are delayed by a second. */
const backlog = 4096;

interface ServeOptions {
  readonly site: string;
  readonly port: number;
  readonly host?: string | undefined;
  readonly quiet: boolean;
  readonly demo: boolean;
}

/**
 * `portico serve`: serves a published site with its services until it receives a signal. `PORT`, `HOST`, `PORTICO_DATA`
 * and `DATABASE_URL` configure it; docs/guides/deploy.md lists all settings.
 */
export const serve: MakeCommand<SiteContext> = ({ context, action }) =>
  new Command('serve')
    .description('serve the built site with its services')
    .option('--site <folder>', 'folder of the built site', 'dist')
    .addOption(new Option('--port <n>', 'port to listen on').env('PORT').argParser(port).default(4173))
    .addOption(hostOption())
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

/** Resolves with the exit code once the server has stopped. */
async function serveSite(values: ServeOptions, { root, bundle, sections }: SiteContext): Promise<number> {
  const { env } = process;
  const counts = ['PORTICO_REQUESTS_PER_MINUTE', 'PORTICO_LEADS_RETENTION_DAYS'];
  const wrong = counts.find((name) => env[name] !== undefined && !/^[1-9]\d{0,8}$/.test(env[name]));
  if (wrong !== undefined) {
    process.stderr.write(`${wrong} must be a whole number from 1; got "${env[wrong]}".\n`);
    return 1;
  }
  const [perMinute, retentionDays] = counts.map((name) => env[name]);
  const serverOptions = () => ({
    releaseFolder: resolve(root, values.site),
    bundle,
    sections: sections.registry,
    ...serverStore(root, env),
    trustedProxies: env['PORTICO_TRUSTED_PROXIES']?.split(',').map((address) => address.trim()),
    ...(perMinute !== undefined && { requestsPerMinute: Number(perMinute) }),
    ...(retentionDays !== undefined && { retentionDays: Number(retentionDays) }),
    ...(env['PORTICO_DATA_KEY'] && { dataKeys: env['PORTICO_DATA_KEY'] }),
    ...(env['PORTICO_CAPTCHA_SECRET'] && { captchaSecret: env['PORTICO_CAPTCHA_SECRET'] }),
    demo: values.demo,
    leads: {
      ...(env['PORTICO_LEADS_UPSTREAM'] && { upstream: env['PORTICO_LEADS_UPSTREAM'] }),
      ...(env['PORTICO_LEADS_TOKEN'] && { token: env['PORTICO_LEADS_TOKEN'] }),
    },
    logger: values.quiet ? (false as const) : { level: env['LOG_LEVEL'] ?? 'warn' },
  });
  let server: Awaited<ReturnType<typeof createServer>>;
  try {
    server = await createServer(serverOptions());
  } catch (error) {
    process.stderr.write(`portico serve: ${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
  const stopped = new Promise<void>((done) => {
    const stop = () => {
      const timer = setTimeout(() => process.exit(1), 10_000);
      timer.unref();
      void server.close().then(done, done);
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  });
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
  await stopped;
  return 0;
}
