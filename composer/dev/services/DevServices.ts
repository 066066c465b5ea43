import { type ChildProcess, fork } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { forward } from './forward.ts';
import type { FromServices, ServicesOptions, ToServices } from './serviceMessages.ts';

/** Milliseconds that a request waits for saved files to be published; then it is answered from those before. */
const patience = 1000;

/** The real services behind the pages that are being written: forms, rates and search follow the files. */
export class DevServices {
  readonly #options: ServicesOptions;
  #process: ChildProcess | undefined;
  #port: number | undefined;
  #failure = 'The services did not start.';
  /** Resolves when the services have taken up what was saved last, or could not. */
  #upToDate: Promise<void> = Promise.resolve();
  #resolve: (() => void) | undefined;

  constructor(options: ServicesOptions) {
    this.#options = options;
  }

  /** Starts in the background; requests wait. A site that cannot be published yet is tried again with the next change. */
  start(): void {
    const { root, library, bundle, pages, out, dataFolder, databaseUrl } = this.#options;
    const env = { ...process.env, NODE_ENV: 'production' };
    // What the parent was started with, such as the port of a debugger, is not for it.
    const child = fork(join(bundle, 'servicesProcess.mjs'), { cwd: root, env, execArgv: [] });
    child.on('message', (message: FromServices) => this.#hear(message));
    child.once('exit', (code) => this.#end(code));
    this.#process = child;
    const options = { root, library, bundle, pages, out, dataFolder, databaseUrl };
    this.#tell({ type: 'start', options });
  }

  /** Takes up the files as they are now, soon: after the last of several saves. */
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

  /** Answers a request for a service. @throws {Error} when the site could not be published at all. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await (this.#port === undefined ? this.#upToDate : Promise.race([this.#upToDate, rest(patience)]));
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
