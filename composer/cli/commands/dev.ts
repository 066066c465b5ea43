import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { CommandContext } from '#composer/cli/CommandContext.ts';
import { DevServer } from '#composer/dev/DevServer.ts';
import { devFolder } from '#composer/dev/messages.ts';

/** `portico dev`: pages from their files; a saved file or section changes the open page in place. */
export async function runDev(args: readonly string[], context: CommandContext): Promise<number> {
  const { root } = context;
  const { env } = process;
  const { values } = parseArgs({
    args: [...args],
    options: {
      pages: { type: 'string', default: 'pages-json' },
      port: { type: 'string', default: env['PORT'] ?? '4173' },
      host: { type: 'string', default: env['HOST'] ?? 'localhost' },
    },
  });
  const pages = resolve(root, values.pages);
  if (!existsSync(pages)) {
    process.stderr.write(`portico dev: there is no folder ${values.pages}.\n`);
    return 1;
  }
  const server = new DevServer({
    ...context,
    pages,
    dataFolder: resolve(root, env['PORTICO_DATA'] ?? '.portico'),
    databaseUrl: env['DATABASE_URL'],
  });
  await server.start();
  const failed = await listen(server, Number(values.port), values.host);
  if (failed !== undefined) {
    process.stderr.write(`portico dev: ${failed}\n`);
    await server.close();
    return 1;
  }
  const bound = server.http.address();
  const origin = `http://localhost:${typeof bound === 'object' && bound ? bound.port : values.port}`;
  process.stdout.write(`The site: ${origin}/\nAll pages and sections: ${origin}${devFolder}\n`);
  await new Promise<void>((done) => {
    process.once('SIGTERM', done);
    process.once('SIGINT', done);
  });
  await server.close();
  return 0;
}

/** @returns why it cannot listen, if it cannot. */
function listen(server: DevServer, port: number, host: string): Promise<string | undefined> {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    return Promise.resolve(`the port must be a number from 0 to 65535.`);
  return new Promise((done) => {
    server.http.once('error', (error: NodeJS.ErrnoException) => {
      done(
        error.code === 'EADDRINUSE'
          ? `port ${port} is in use. Choose another: PORT=${port + 1} npm run dev`
          : error.message,
      );
    });
    server.http.listen(port, host, () => done(undefined));
  });
}
