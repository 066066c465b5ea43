import { type ChildProcess, fork } from 'node:child_process';
import { type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { pipeline } from 'node:stream/promises';
import type { FromServices, ServicesOptions, ToServices } from './serviceMessages.ts';

/** Hop-by-hop headers, which must not be forwarded. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** Filters raw headers (alternating names and values). Keeps duplicates such as several `Set-Cookie` headers. */
const passedOn = (raw: readonly string[]): string[] =>
  raw.filter((_text, at) => !ofConnection.has((raw[at - (at % 2)] ?? '').toLowerCase()));

/** Proxies a request to a port of this machine. @throws {Error} if nothing listens there. */
async function forward(request: IncomingMessage, response: ServerResponse, port: number): Promise<void> {
  const { method, url, headers } = request;
  const outgoing = send({ host: '127.0.0.1', port, method, path: url, headers });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve);
    outgoing.once('error', reject);
  });
  const [answer] = await Promise.all([answered, pipeline(request, outgoing)]);
  response.writeHead(answer.statusCode ?? 502, passedOn(answer.rawHeaders));
  await pipeline(answer, response);
}

/** Milliseconds that a request waits for saved files to be published. After that, the previous version answers. */
const timeoutMs = 1000;

/**
 * Runs the real services (forms, rates, search) for the pages in development, and keeps them up to date with the files.
 */
export class DevServices {
  readonly #options: ServicesOptions;
  #process: ChildProcess | undefined;
  #port: number | undefined;
  #failure = 'The services did not start.';
  /** Resolves when the services have published the latest save, or failed to. */
  #upToDate: Promise<void> = Promise.resolve();
  #resolve: (() => void) | undefined;

  constructor(options: ServicesOptions) {
    this.#options = options;
  }

  /** Starts in the background; requests wait. If the site cannot be published yet, the next change tries again. */
  start(): void {
    const { root, library, bundle, pages, out, dataFolder, databaseUrl } = this.#options;
    const env = { ...process.env, NODE_ENV: 'production' };
    // The child must not inherit the parent's Node options, such as a debugger's port.
    const child = fork(join(bundle, 'servicesProcess.mjs'), { cwd: root, env, execArgv: [] });
    child.on('message', (message: FromServices) => this.#hear(message));
    child.once('exit', (code) => this.#end(code));
    this.#process = child;
    const options = { root, library, bundle, pages, out, dataFolder, databaseUrl };
    this.#tell({ type: 'start', options });
  }

  /** Publishes the current files soon. Several saves in a row are debounced. */
  refresh(): void {
    this.#tell({ type: 'changed' });
  }

  #tell(message: ToServices): void {
    if (!this.#process?.connected) return;
    if (!this.#resolve)
      this.#upToDate = new Promise((resolve) => {
        this.#resolve = resolve;
      });
    this.#process.send(message);
  }

  #hear(message: FromServices): void {
    if (message.type === 'published') this.#port = message.port;
    else this.#failure = message.reason;
    this.#resolve?.();
    this.#resolve = undefined;
  }

  #end(code: number | null): void {
    this.#process = undefined;
    this.#port = undefined;
    this.#hear({ type: 'failed', reason: `The services exited with code ${code}. Restart the dev server.` });
  }

  /** Answers a request to a service. @throws {Error} if the site was never published. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await (this.#port === undefined ? this.#upToDate : Promise.race([this.#upToDate, rest(timeoutMs)]));
    if (this.#port === undefined) throw new Error(this.#failure);
    await forward(request, response, this.#port);
  }

  async close(): Promise<void> {
    const child = this.#process;
    if (!child) return;
    const ended = new Promise((done) => {
      child.once('exit', done);
    });
    child.disconnect();
    await ended;
  }
}
