import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { createServer as createVite, type ViteDevServer, type WebSocketClient } from 'vite';
import { escapeHtml } from '#lib/html.ts';
import { writeGenerated } from '#composer/project/gen/generate.mjs';
import type { Site } from '#composer/page/loadSite.ts';
import type { BrandTokens } from '#theme/BrandTokens.ts';
import type { SectionSet } from '#composer/page/SectionSet.ts';
import { clientModules, packagePlaces } from '#composer/publish/clientModules.ts';
import { devClientId, devModules } from './devModules.ts';
import { packageFolders, sitePackages } from '#composer/publish/sitePackages.mjs';
import { liveThemeModule, resolvedThemeModule } from '#composer/publish/themeModule.ts';
import { contentTypes } from '#composer/server/http/contentTypes.ts';
import { DevServices } from './DevServices.ts';
import {
  devFolder,
  events,
  type OpenMessage,
  type PageMessage,
  type ShownProblem,
} from './client/messages.ts';
import { sourceProblem } from './sourceProblem.ts';

type Live = typeof import('./liveSite.ts');

export interface DevOptions {
  readonly root: string;
  readonly library: string;
  readonly bundle: string;
  /** For the services; pages are rendered with the sections as their files are now. */
  readonly sections: SectionSet;
  /** Folder of the site's JSON. */
  readonly pages: string;
  readonly dataFolder: string;
  readonly databaseUrl?: string | undefined;
}

const entry = '#composer/dev/liveSite.ts';
/** Milliseconds: an editor empties a file before it fills it. */
const settleTime = 20;
const isService = (path: string) => /^\/(?:svt|health|_portico|csp-report|forms?)(?:\/|$)/.test(path);

/** Serves pages from their files and keeps the open ones as the files are. */
export class DevServer {
  readonly http: Server;
  readonly #options: DevOptions;
  /** Folders of the site's packages; those that are linked, not installed, are followed as they change. */
  #packages: readonly string[] = [];
  readonly #services: DevServices;
  readonly #open = new Map<WebSocketClient, string>();
  #vite: ViteDevServer | undefined;
  #site: Site | undefined;
  #tokens: BrandTokens | undefined;
  #problems: readonly ShownProblem[] = [];
  #sent = new Map<string, string>();
  readonly #changed = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #checking: NodeJS.Immediate | undefined;

  constructor(options: DevOptions) {
    this.#options = options;
    this.http = createHttpServer((request, response) => {
      this.#answer(request, response).catch((error: unknown) => this.#fail(response, error));
    });
    const { root } = options;
    this.#services = new DevServices({
      ...options,
      out: join(root, '.portico', 'dev', 'site'),
    });
  }

  /** Starts Vite and reads the site; then the server can listen. */
  async start(): Promise<void> {
    const { root, library, pages, sections } = this.#options;
    const sources = { root, library, sections, beside: pages };
    const [names, from] = [[...sections.packages.keys()], packagePlaces(sources)];
    this.#packages = packageFolders(names, from);
    // A build in this process says otherwise, and React's hot reload would be left out. By name: a bundler that knows
    // the value would put it here.
    Object.assign(process.env, { NODE_ENV: 'development' });
    const { default: react } = await import('@vitejs/plugin-react');
    this.#vite = await createVite({
      root: library,
      configFile: false,
      appType: 'custom',
      logLevel: 'error',
      cacheDir: join(root, '.portico', 'dev', 'vite'),
      plugins: [
        react(),
        clientModules(sources, devModules),
        sitePackages(library, { names, from }),
        liveThemeModule(() => this.#tokens),
      ],
      optimizeDeps: { entries: ['src/sections/*/*.{tsx,js}', 'composer/{client,dev/client}/*.{ts,tsx,js}'] },
      server: {
        middlewareMode: true,
        hmr: { server: this.http },
        fs: { allow: [root, library, realpathSync(join(root, 'node_modules')), ...this.#packages] },
        watch: { ignored: ['**/.portico/**', '**/dist/**', '**/tests/**', '**/stories/**'] },
        warmup: {
          clientFiles: ['composer/dev/client/devClient.{ts,js}', 'composer/client/hydrateView.{tsx,js}'],
          ssrFiles: ['composer/dev/liveSite.{ts,js}'],
        },
      },
    });
    const { watcher, ws } = this.#vite;
    watcher.add([pages, ...this.#packages]);
    lookTwice(watcher);
    for (const event of ['add', 'change', 'unlink'] as const)
      watcher.on(event, (file: string) => this.#fileChanged(event, file));
    ws.on(events.open, ({ path }: OpenMessage, client: WebSocketClient) => {
      this.#open.set(client, path);
      client.send(events.problems, { problems: this.#problems });
    });
    this.#site = (await this.#live()).loadSite(pages);
    await this.#takeBrands();
    await this.#check();
    // Last: their release build must not meet development's modules while these load.
    this.#services.start();
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    clearImmediate(this.#checking);
    await this.#vite?.close();
    await this.#services.close();
    this.http.closeAllConnections();
    await new Promise((done) => {
      this.http.close(done);
    });
  }

  /** The composer with the sources as they are now. @throws {Error} when one of them cannot be loaded. */
  #live(): Promise<Live> {
    if (!this.#vite) throw new Error('The dev server was not started.');
    // The module at `entry` is the one whose type this is.
    return this.#vite.ssrLoadModule(entry) as Promise<Live>;
  }

  #fileChanged(event: string, file: string): void {
    const { root, library, pages } = this.#options;
    const inPages = relative(pages, file);
    if (!inPages.startsWith('..')) {
      this.#changed.add(inPages.split(sep).join('/'));
      this.#schedule();
    } else if (this.#packages.some((folder) => file.startsWith(folder))) this.#schedule();
    else if (/^(?:src|composer)[\\/]/.test(relative(library, file))) {
      // A section came or went: the registry follows, and with its change the pages.
      if (event !== 'change') writeGenerated(root);
      this.#schedule();
    }
  }

  /** Takes changed files and renders the open pages once the present burst of changes is over. */
  #schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#update(), settleTime);
  }

  async #takeFiles(): Promise<void> {
    if (!this.#site || this.#changed.size === 0) return;
    const { reloadFile } = await this.#live();
    for (const file of this.#changed) reloadFile(this.#site, file);
    const isOfBrand = [...this.#changed].some((file) => file === 'site.json' || file.startsWith('brands/'));
    this.#changed.clear();
    if (isOfBrand) await this.#takeBrands();
    this.#services.refresh();
  }

  /** Reads brands that have changed; islands that are hydrated from now on have the new theme. */
  async #takeBrands(): Promise<void> {
    const live = await this.#live();
    if (!this.#site) return;
    await live.readBrands(this.#site);
    const { tokens } = live.siteBrand(this.#site);
    if (tokens === this.#tokens) return;
    this.#tokens = tokens;
    const graph = this.#vite?.moduleGraph;
    const module = graph?.getModuleById(resolvedThemeModule);
    if (module) graph?.invalidateModule(module);
  }

  async #update(): Promise<void> {
    let failure: ShownProblem | undefined;
    try {
      await this.#takeFiles();
    } catch {
      // A source that cannot be loaded: the check below says which; the files are taken afterwards.
    }
    for (const [client, path] of this.#open) {
      try {
        const html = await this.#render(path);
        if (html === undefined || this.#sent.get(path) === html) continue;
        const message: PageMessage = { path, html };
        client.send(events.page, message);
      } catch (error) {
        failure = sourceProblem(error, this.#options.root);
      }
    }
    clearImmediate(this.#checking);
    this.#checking = setImmediate(() => void this.#check(failure));
  }

  async #check(failure?: ShownProblem): Promise<void> {
    const { root } = this.#options;
    try {
      const live = await this.#live();
      if (this.#site) this.#problems = live.problemsOf(this.#site, root);
      // What could not be composed has a problem of its file, which says it better.
      if (failure && !this.#problems.some(({ severity }) => severity === 'error'))
        this.#problems = [failure, ...this.#problems];
    } catch (error) {
      this.#problems = [sourceProblem(error, root)];
    }
    this.#vite?.ws.send(events.problems, { problems: this.#problems });
  }

  /** The document at a path; `undefined` when there is no page, or none that can be read. */
  async #render(path: string): Promise<string | undefined> {
    const site = this.#site;
    if (!site) return undefined;
    const live = await this.#live();
    if (path === devFolder) return live.indexOfPages(site, this.#problems);
    if (path === `${devFolder}sections`) return live.indexOfSections(site, this.#options.root);
    const [, name, example] = /^\/__portico\/sections\/(\w+)\/([^/]+)$/.exec(path) ?? [];
    if (name !== undefined && example !== undefined) return live.renderExample(site, name, example);
    const page = live.pagePathOf(site, path);
    return page === undefined ? undefined : live.renderPath(site, page);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = decodedPath(request.url ?? '/');
    const isGet = request.method === 'GET' || request.method === 'HEAD';
    if (path === undefined) return send(response, 400, 'text/plain', 'The address is not well encoded.');
    if (!isGet || isService(path)) return this.#services.answer(request, response);
    if (await this.#sendStyleSheet(path, response)) return undefined;
    if (await this.#sendFile(path, response)) return undefined;
    if (path.startsWith(devFolder) || (this.#site && (await this.#isPage(path)))) {
      const html = await this.#render(path);
      if (html === undefined) return this.#sendProblems(response, path);
      this.#sent.delete(path);
      return send(response, 200, 'text/html', html);
    }
    this.#vite?.middlewares(request, response, () => this.#sendMissing(response));
    return undefined;
  }

  async #isPage(path: string): Promise<boolean> {
    const site = this.#site;
    return site !== undefined && (await this.#live()).pagePathOf(site, path) !== undefined;
  }

  async #sendStyleSheet(path: string, response: ServerResponse): Promise<boolean> {
    const [, name] = /^\/__portico\/(\w+\.css)$/.exec(path) ?? [];
    if (name === undefined || !this.#site) return false;
    const text = (await this.#live()).styleSheet(this.#site, name);
    if (text !== undefined) send(response, 200, 'text/css', text);
    return text !== undefined;
  }

  /** Media of the site, and files of its brands below the server's own folder. */
  async #sendFile(path: string, response: ServerResponse): Promise<boolean> {
    const site = this.#site;
    const ofBrand = path.replace(/^\/__portico\/(?=brands\/)/, '');
    const found = site?.mediaFiles.get(path) ?? site?.otherFiles.get(ofBrand);
    const file = join(this.#options.pages, found?.file ?? '');
    if (!site || !found || !existsSync(file)) return false;
    const live = await this.#live();
    const content = live.recolored(found.file, readFileSync(file), live.siteBrand(site));
    send(response, 200, contentTypes[extname(file)] ?? 'application/octet-stream', content);
    return true;
  }

  /** A page that cannot be shown yet: it comes by itself when its problems are solved. */
  #sendProblems(response: ServerResponse, path: string): void {
    const document = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(path)}</title><style></style>
<script type="module">import refresh from '/@react-refresh';refresh.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;</script>
<script type="module" src="/@vite/client"></script><script type="module" src="/@id/${devClientId}"></script></head>
<body><main><h1>This page cannot be shown yet</h1><p>Its problems are below; it appears when they are solved. <a href="${devFolder}">All pages</a></p></main></body></html>`;
    send(response, 200, 'text/html', document);
  }

  #sendMissing(response: ServerResponse): void {
    send(
      response,
      404,
      'text/html',
      `<!doctype html><html lang="en"><title>Not found</title><h1>There is no such page</h1><p><a href="${devFolder}">All pages</a></p></html>`,
    );
  }

  #fail(response: ServerResponse, error: unknown): void {
    const problem = sourceProblem(error, this.#options.root);
    process.stderr.write(`${problem.file}:${problem.line}:${problem.column}  ${problem.message}\n`);
    if (response.headersSent) response.end();
    else {
      this.#problems = [problem, ...this.#problems.filter(({ code }) => code !== 'source')];
      this.#sendProblems(response, 'Problem');
    }
  }
}

const modified = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/** The watcher leaves out a second change within 50 ms; this asks again after that time. */
function lookTwice(watcher: ViteDevServer['watcher']): void {
  const waiting = new Set<string>();
  watcher.on('change', (file: string) => {
    if (waiting.has(file)) return;
    waiting.add(file);
    const seen = modified(file);
    setTimeout(() => {
      waiting.delete(file);
      if (modified(file) !== seen) watcher.emit('change', file);
    }, 60).unref();
  });
}

function decodedPath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
  } catch {
    return undefined;
  }
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  const charset = typeof body === 'string' && !type.includes('charset') ? '; charset=utf-8' : '';
  response.writeHead(status, { 'content-type': `${type}${charset}`, 'cache-control': 'no-store' }).end(body);
}
