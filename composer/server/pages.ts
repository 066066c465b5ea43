import type { IncomingMessage, ServerResponse } from 'node:http';
import { withVisitorQuery } from '#lib/address/location.ts';
import type { ReleaseFiles } from './ReleaseFiles.ts';
import { securityHeaders } from '#composer/release/securityHeaders.ts';
import { cdnHeaders } from './http/cdnHeaders.ts';
import { decodedPath, queryOf, redirectOf, type RedirectTable } from './redirects.ts';
import { sendFile } from './sendFile.ts';
import type { DirectAnswer } from './watch/Traffic.ts';
import { isRequested } from '#composer/release/release.ts';

const redirected: DirectAnswer = { route: 'redirect', bytes: 0 };

function sendRedirect(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { ...securityHeaders, location, 'content-length': 0 }).end();
}

/** Returns the address of a page's folder that its path does not name exactly: `/es/` for `/es` or `/es/index.html`. */
function folderOf(path: string, files: ReleaseFiles): string | undefined {
  const index = 'index.html';
  const folder = path.endsWith(`/${index}`) ? path.slice(0, -index.length) : `${path}/`;
  // A path that starts with two slashes would lead to another site.
  if (path.endsWith('/') || path.startsWith('//') || files.pagePath(folder) === undefined) return undefined;
  return folder.split('/').map(encodeURIComponent).join('/');
}

/**
 * Answers a request for a page, a file or a redirect.
 *
 * @param cdnSeconds How long CDNs may keep pages. By default, they are told nothing.
 * @returns `undefined` if it is for something else.
 */
export function answerPage(
  files: ReleaseFiles,
  redirects: RedirectTable,
  request: IncomingMessage,
  response: ServerResponse,
  cdnSeconds?: number,
): DirectAnswer | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const url = request.url ?? '/';
  const path = decodedPath(url);
  if (path === undefined) return undefined;
  const file = files.get(path);
  const page = files.pagePath(path);
  if (file && isRequested(files.release.pages[page ?? ''], url)) return undefined;
  if (file) {
    const isForCdn = cdnSeconds !== undefined && page !== undefined;
    const more = isForCdn ? cdnHeaders(cdnSeconds, page, files.release) : undefined;
    return { route: file.isPage ? 'page' : 'asset', bytes: sendFile(request, response, file, 200, more) };
  }
  const redirect = redirectOf(redirects, path, queryOf(url));
  if (redirect) {
    sendRedirect(response, redirect.status, redirect.location);
    return redirected;
  }
  const folder = folderOf(path, files);
  if (folder === undefined) return undefined;
  sendRedirect(response, 308, withVisitorQuery(folder, queryOf(url)));
  return redirected;
}
