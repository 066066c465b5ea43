import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { SectionSet } from '#composer/page/SectionSet.ts';
import { DevServices } from './services/DevServices.ts';
import { DevSite } from './DevSite.ts';
import { OpenPages } from './OpenPages.ts';
import { forgetTheme, loadLive, openVite } from './openVite.ts';
import { PageRequests } from './PageRequests.ts';
import { type Saved, Saves } from './Saves.ts';
import { ServedPages } from './ServedPages.ts';
import { SourceWatch } from './SourceWatch.ts';

interface DevOptions {
  readonly root: string;
  readonly library: string;
  readonly bundle: string;
  /** Sections for the services. Pages are rendered with the current section sources instead. */
  readonly sections: SectionSet;
  /** Folder of the site's JSON. */
  readonly pages: string;
  readonly dataFolder: string;
  readonly databaseUrl?: string | undefined;
}

/**
 * Serves pages from their source files and keeps open pages up to date. Only connects the parts: `PageRequests` serves,
 * `SourceWatch` watches, `Saves` processes saves, `OpenPages` updates the browsers.
 */
export class DevServer {
  readonly http: Server;
  readonly #options: DevOptions;
  readonly #services: DevServices;
  #requests: PageRequests | undefined;
  #vite: ViteDevServer | undefined;
  #watch: SourceWatch | undefined;
  #saves: Saves | undefined;

  constructor(options: DevOptions) {
    this.#options = options;
    // The server only listens after `start`, so `#requests` is set.
    this.http = createServer((request, response) => this.#requests?.answer(request, response));
    this.#services = new DevServices({ ...options, out: join(options.root, '.portico', 'dev', 'site') });
  }

  /** Starts Vite and reads the site. The server can listen afterwards. */
  async start(): Promise<void> {
    const { root, library, pages, sections } = this.#options;
    const { http } = this;
    const services = this.#services;
    const tokens = () => site.tokens;
    const { vite, packages } = await openVite({ root, library, sections, pages, http, tokens });
    this.#vite = vite;
    const site = new DevSite({ root, pages, live: () => loadLive(vite), onTokens: () => forgetTheme(vite) });
    const served = new ServedPages();
    const openPages = new OpenPages(
      vite.ws,
      () => site.problems,
      ({ path, version = '' }) => void saves.opened(path, served.get(version)?.saves),
    );
    const saves = new Saves({ root, site, openPages, onTaken: () => services.refresh() });
    this.#saves = saves;
    const onSaved = (saved: Saved) => void saves.take(saved);
    this.#watch = new SourceWatch(vite.watcher, { root, library, pages, packages, onSaved });
    this.#requests = new PageRequests({ root, site, saves, served, services, modules: vite.middlewares });
    await site.load();
    await saves.check();
    services.start();
  }

  async close(): Promise<void> {
    this.#watch?.close();
    await this.#saves?.close();
    await this.#vite?.close();
    await this.#services.close();
    this.http.closeAllConnections();
    await new Promise((done) => {
      this.http.close(done);
    });
  }
}
