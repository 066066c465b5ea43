import type { IncomingMessage, ServerResponse } from 'node:http';
import { withVisitorQuery } from '#lib/address/location.ts';
import type { ReleaseFiles } from './ReleaseFiles.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { decodedPath, queryOf, redirectOf, type RedirectTable } from './redirects.ts';
import { sendFile } from './sendFile.ts';
import { isRequested } from '#composer/release/release.ts';

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

/** Answers a request for a page, a file or a redirect. @returns `false` if it is for something else. */
export function answerPage(
  files: ReleaseFiles,
  redirects: RedirectTable,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const url = request.url ?? '/';
  const path = decodedPath(url);
  if (path === undefined) return false;
  const file = files.get(path);
  if (file && isRequested(files.release.pages[files.pagePath(path) ?? ''], url)) return false;
  if (file) {
    sendFile(request, response, file);
    return true;
  }
  const redirect = redirectOf(redirects, path, queryOf(url));
  if (redirect) {
    sendRedirect(response, redirect.status, redirect.location);
    return true;
  }
  const folder = folderOf(path, files);
  if (folder === undefined) return false;
  sendRedirect(response, 308, withVisitorQuery(folder, queryOf(url)));
  return true;
}
