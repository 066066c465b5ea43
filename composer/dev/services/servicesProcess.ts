// A process of its own, started by `DevServices`: publishing takes all cores, and must not delay the open page.
import { setPriority } from 'node:os';
import { setTimeout as rest } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { readBrands } from '#composer/brand/readBrand.ts';
import { NewestRun } from '#composer/dev/runs/NewestRun.ts';
import { allSections } from '#composer/project/allSections.ts';
import { siteServices } from '#composer/project/siteServices.ts';
import { checkWith } from '#composer/project/checkOptions.ts';
import { loadSite, type Site } from '#composer/page/loadSite.ts';
import { publishSite } from '#composer/publish/publishSite.ts';
import { refusedBy } from '#composer/publish/input/refusedBy.ts';
import { createServer } from '#composer/server/createServer.ts';
import type { FromServices, ServicesOptions, ToServices } from './serviceMessages.ts';

/** Debounce in milliseconds. */
const quietTime = 400;
/** Niceness: yields the CPU to the process that renders the page. */
const priority = 5;

const tell = (message: FromServices) => void process.send?.(message);

class Services {
  readonly #options: ServicesOptions;
  readonly #runs = new NewestRun();
  #site: Site | undefined;
  #server: FastifyInstance | undefined;

  constructor(options: ServicesOptions) {
    this.#options = options;
  }

  /**
   * Publishes the current files after a delay. A newer call aborts this one, except for the first publish: until it has
   * finished, no request can be answered.
   */
  publish(wait: number): void {
    void this.#runs.start(async (newer) => {
      const signal = this.#server ? newer : new AbortController().signal;
      try {
        await rest(wait, undefined, { signal });
        await this.#publish(signal);
        this.#server ??= await this.#open();
        signal.throwIfAborted();
        tell({ type: 'published', port: portOf(this.#server) });
      } catch (error) {
        signal.throwIfAborted();
        tell({ type: 'failed', reason: error instanceof Error ? error.message : String(error) });
      }
    });
  }

  async #publish(signal: AbortSignal): Promise<void> {
    const { pages } = this.#options;
    const site = loadSite(pages, this.#site);
    await readBrands(site);
    this.#site = site;
    const errors = checkWith(site, allSections).filter(({ severity }) => severity === 'error');
    const refused = refusedBy(site, errors);
    await publishSite({ ...this.#options, sections: allSections, site, refused, signal, effort: 'quick' });
  }

  async #open(): Promise<FastifyInstance> {
    const { out, bundle, dataFolder, databaseUrl } = this.#options;
    const sections = () => Promise.resolve(allSections.registry);
    const server = await createServer({
      releaseFolder: out,
      bundle,
      sections,
      siteServices,
      dataFolder,
      databaseUrl,
      demo: true,
    });
    await server.listen({ host: '127.0.0.1', port: 0 });
    return server;
  }

  /** Publishing can be aborted, because its output only replaces the previous one when complete. */
  async close(): Promise<void> {
    void this.#runs.stop();
    await this.#server?.close();
  }
}

function portOf({ server }: FastifyInstance): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

try {
  setPriority(priority);
} catch {
  // The system does not support priorities, or denies it.
}
// Ctrl+C in a terminal reaches all processes. This one exits with the dev server instead.
process.on('SIGINT', () => undefined);
let services: Services | undefined;
process.on('message', (message: ToServices) => {
  if (message.type === 'start') {
    services = new Services(message.options);
    services.publish(0);
  } else services?.publish(quietTime);
});
process.once('disconnect', () => {
  const end = () => process.exit(0);
  void (services?.close() ?? Promise.resolve()).then(end, end);
});
