import type { IncomingMessage, ServerResponse } from 'node:http';
import { queryOf } from '#composer/server/redirects.ts';
import { contentType } from '#composer/server/http/contentType.ts';
import { devFolder, servedFolder, versionName } from './client/messages.ts';
import type { DevSite } from './DevSite.ts';
import type { DevServices } from './services/DevServices.ts';
import type { Saves } from './Saves.ts';
import type { ServedPages } from './ServedPages.ts';
import { sourceProblem } from './sourceProblem.ts';
import { missingPage, problemsPage } from './standIns.ts';

interface PageRequestsOptions {
  /** The project's folder. */
  readonly root: string;
  readonly site: DevSite;
  readonly saves: Pick<Saves, 'count'>;
  readonly served: ServedPages;
  readonly services: DevServices;
  /** Handles requests for anything that is not a page or file of the site: modules of the browser's programs. */
  readonly modules: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

const isService = (path: string) =>
  /^\/(?:svt|content|health|_portico|csp-report|forms?|voice)(?:\/|$)/.test(path);

/** Handles requests: current pages, the files that pages load, and the services. */
export class PageRequests {
  readonly #options: PageRequestsOptions;

  constructor(options: PageRequestsOptions) {
    this.#options = options;
  }

  /** Handles a request. Never throws. */
  answer(request: IncomingMessage, response: ServerResponse): void {
    this.#answer(request, response).catch((error: unknown) => this.#fail(response, error));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { site, modules, saves } = this.#options;
    const path = decodedPath(request.url ?? '/');
    const isGet = request.method === 'GET' || request.method === 'HEAD';
    if (path === undefined) return send(response, 400, 'text/plain', 'The URL is malformed.');
    if (!isGet || isService(path)) return this.#serve(request, response);
    if (await this.#sendStyleSheet(path, response)) return undefined;
    if (await this.#sendFile(path, response)) return undefined;
    if (path.startsWith(servedFolder)) return this.#sendServed(path.slice(servedFolder.length), response);
    if (path.startsWith(devFolder) || (await site.hasPage(path))) {
      // The page may be saved while it is rendered.
      const { count } = saves;
      const { html = problemsPage(path), policy } = (await site.document(path)) ?? {};
      if (policy !== undefined) response.setHeader('content-security-policy-report-only', policy);
      return this.#sendPage(response, html, count);
    }
    const redirect = site.redirectOf(path, queryOf(request.url ?? ''));
    // Browsers must not cache it, because it may change with the next save.
    if (redirect)
      return void response
        .writeHead(redirect.status, { location: redirect.location, 'cache-control': 'no-store' })
        .end();
    const { count } = saves;
    return modules(request, response, () => this.#sendPage(response, missingPage, count, 404));
  }

  /** Sends a page with its version. */
  #sendPage(response: ServerResponse, html: string, count: number, status = 200): void {
    const version = this.#options.served.add({ html, saves: count });
    const named = html.replace('<head>', `<head><meta name="${versionName}" content="${version}">`);
    send(response, status, 'text/html', named);
  }

  /** Sends a page again as it was, whatever was saved since. */
  #sendServed(version: string, response: ServerResponse): void {
    const html = this.#options.served.get(version)?.html;
    if (html === undefined) send(response, 404, 'text/plain', 'This version is no longer known.');
    else send(response, 200, 'text/html', html);
  }

  /** Answers a request to a service. One that fails is no problem of the pages: a proxy would answer in the same way. */
  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await this.#options.services.answer(request, response);
    } catch (error) {
      // Nobody waits any more: the browser has gone to another page.
      if (request.socket.destroyed) return;
      const { message } = error as Error;
      process.stderr.write(`${request.method} ${request.url}  ${message}\n`);
      if (response.headersSent) return void response.destroy();
      send(response, 502, 'text/plain', message);
    }
  }

  async #sendStyleSheet(path: string, response: ServerResponse): Promise<boolean> {
    const [, name] = /^\/__portico\/(\w+\.css)$/.exec(path) ?? [];
    const text = name === undefined ? undefined : await this.#options.site.styleSheet(name);
    if (text !== undefined) send(response, 200, 'text/css', text);
    return text !== undefined;
  }

  async #sendFile(path: string, response: ServerResponse): Promise<boolean> {
    const siteFile = await this.#options.site.file(path);
    if (!siteFile) return false;
    send(response, 200, contentType(siteFile.file), siteFile.content);
    return true;
  }

  #fail(response: ServerResponse, error: unknown): void {
    const { site, root } = this.#options;
    const problem = sourceProblem(error, root);
    process.stderr.write(`${problem.file}:${problem.line}:${problem.column}  ${problem.message}\n`);
    if (response.headersSent) return void response.end();
    site.problems = [problem, ...site.problems.filter(({ code }) => code !== 'source')];
    this.#sendPage(response, problemsPage('Problem'), 0);
  }
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
