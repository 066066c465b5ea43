import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Release } from '#composer/release/release.ts';
import type { ReleaseFiles } from './ReleaseFiles.ts';
import { isRequested } from '#composer/release/isRequested.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { sendFile } from './sendFile.ts';

type RedirectTable = ReadonlyMap<string, Release['redirects'][number]>;

export const redirectTable = (redirects: Release['redirects']): RedirectTable =>
  new Map(redirects.map((redirect) => [redirect.from, redirect]));

function sendRedirect(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { ...securityHeaders, location, 'content-length': 0 }).end();
}

/** Decodes a path. Returns `undefined` if it is malformed or contains `..`. */
function decodedPath(url: string): string | undefined {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  try {
    const decoded = path.includes('%') ? decodeURIComponent(path) : path;
    return decoded.includes('\0') || decoded.includes('\\') || decoded.includes('..') ? undefined : decoded;
  } catch {
    return undefined;
  }
}

const queryOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

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
  const redirect = redirects.get(path);
  if (redirect) {
    sendRedirect(response, redirect.status, redirect.to);
    return true;
  }
  if (path.endsWith('/index.html') && files.pagePath(path.slice(0, -'index.html'.length))) {
    sendRedirect(response, 308, path.slice(0, -'index.html'.length) + queryOf(url));
    return true;
  }
  // `/es` is the folder `/es/`. A path that starts with two slashes would lead to another site.
  if (!path.endsWith('/') && !path.startsWith('//') && files.pagePath(`${path}/`)) {
    sendRedirect(response, 308, `${path}/${queryOf(url)}`);
    return true;
  }
  return false;
}
