import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { CommandContext } from '#composer/cli/CommandContext.ts';
import { createServer } from '#composer/server/createServer.ts';

/**
 * `portico serve`: serves a published site with its services until it is told to stop. `PORT`, `HOST`,
 * `PORTICO_DATA` and `DATABASE_URL` configure it; `PORTICO_TRUSTED_PROXIES` names the load balancers in front.
 */
export async function runServe(args: readonly string[], { root }: CommandContext): Promise<number> {
  const { env } = process;
  const { values } = parseArgs({
    args: [...args],
    options: {
      site: { type: 'string', default: 'dist' },
      port: { type: 'string', default: env['PORT'] ?? '4173' },
      host: { type: 'string', default: env['HOST'] ?? 'localhost' },
      quiet: { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    process.stderr.write(`The port must be a number from 0 to 65535; got "${values.port}".\n`);
    return 1;
  }
  const server = await createServer({
    releaseFolder: resolve(root, values.site),
    dataFolder: resolve(root, env['PORTICO_DATA'] ?? '.portico'),
    databaseUrl: env['DATABASE_URL'],
    trustedProxies: env['PORTICO_TRUSTED_PROXIES']?.split(',').map((address) => address.trim()),
    logger: values.quiet ? false : { level: env['LOG_LEVEL'] ?? 'warn' },
  });
  const stopped = new Promise<void>((done) => {
    const stop = () => {
      const timer = setTimeout(() => process.exit(1), 10_000);
      timer.unref();
      void server.close().then(done, done);
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  });
  const address = await server.listen({ port, host: values.host });
  process.stdout.write(
    `Portico serves the site at ${address.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost')}\n`,
  );
  await stopped;
  return 0;
}
