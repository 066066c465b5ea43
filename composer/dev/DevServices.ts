import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { readBrands } from '#composer/brand/readBrand.ts';
import { checkWith } from '#composer/project/checkOptions.ts';
import { loadSite, type Site } from '#composer/page/loadSite.ts';
import type { SectionSet } from '#composer/page/SectionSet.ts';
import { publishSite } from '#composer/publish/publishSite.ts';
import { refusedBy } from '#composer/publish/refusedBy.ts';
import { createServer } from '#composer/server/createServer.ts';

export interface DevServicesOptions {
  readonly root: string;
  readonly library: string;
  readonly bundle: string;
  readonly sections: SectionSet;
  readonly pages: string;
  /** Folder for the site that the services answer from. */
  readonly out: string;
  readonly dataFolder: string;
  readonly databaseUrl?: string | undefined;
}

/** The real services behind the pages that are being written: forms, rates and search follow the files. */
export class DevServices {
  readonly #options: DevServicesOptions;
  #site: Site | undefined;
  #server: Promise<FastifyInstance> | undefined;
  #publishing: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: DevServicesOptions) {
    this.#options = options;
  }

  /** Starts in the background; requests wait. A site that cannot be published yet is tried again with the next change. */
  start(): void {
    this.#server = this.#open();
    this.#server.catch(() => undefined);
  }

  async #publish(): Promise<void> {
    const { pages, sections } = this.#options;
    const site = loadSite(pages, this.#site);
    await readBrands(site);
    this.#site = site;
    const errors = checkWith(site, sections).filter(({ severity }) => severity === 'error');
    await publishSite({ ...this.#options, site, refused: refusedBy(site, errors) });
  }

  async #open(): Promise<FastifyInstance> {
    await this.#publish();
    const { out, bundle, dataFolder, databaseUrl, sections } = this.#options;
    const store = { dataFolder, databaseUrl };
    const server = await createServer({
      releaseFolder: out,
      bundle,
      sections: sections.registry,
      ...store,
      demo: true,
    });
    await server.ready();
    return server;
  }

  /** Publishes again soon: after the last of several saves. */
  refresh(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#publishing = this.#publishing
        .then(() => this.#server)
        .then(
          () => this.#publish(),
          () => {
            this.#server = this.#open();
            return this.#server;
          },
        )
        .catch(() => undefined);
    }, 400);
  }

  /** Answers a request for a service. @throws {Error} when the site could not be published at all. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await this.#publishing;
    const server = await this.#server;
    if (!server) throw new Error('The services were not started.');
    server.server.emit('request', request, response);
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#publishing;
    await this.#server?.then(
      (server) => server.close(),
      () => undefined,
    );
  }
}
