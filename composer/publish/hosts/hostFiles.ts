import { cacheControl } from '#composer/release/publicPaths.ts';
import { privateFolder } from '#composer/release/release.ts';
import { pagePolicy, securityHeaders, servicePolicy } from '#composer/release/securityHeaders.ts';
import type { HostedSite } from './hostedSite.ts';

const rule = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * Returns `_headers`, which Netlify and Cloudflare read. Both send the headers of all rules that match, and join values
 * of the same header with a comma. So no header is in two rules that overlap, except the policy: browsers enforce each
 * policy in a list. Pages have no `cache-control`, because both hosts revalidate by default.
 */
export function headersFile(): string {
  const immutable = { 'cache-control': cacheControl.immutable };
  return `${[
    rule('/*', { ...securityHeaders, 'content-security-policy': pagePolicy() }),
    rule('/assets/*', immutable),
    // A drawing that is opened by itself must not run scripts.
    rule('/media/*', { ...immutable, 'content-security-policy': servicePolicy }),
  ].join('\n')}\n`;
}

/** Encodes a path for a rule, in which `*` and `:` have a meaning, and blanks separate the parts. */
const encodedPath = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/**
 * Returns `_redirects`, which Netlify and Cloudflare read. Rules for exact paths come first: after the first rule with a
 * `*`, Cloudflare counts each one as dynamic. It follows 2,000 exact ones and ignores lines with a status that is not a
 * redirect, which tell Netlify the page for unknown addresses of each language. Neither host may show the private
 * folder: Cloudflare redirects before it looks for a file, and Netlify if there is an exclamation mark.
 */
export function redirectsFile({ redirects, notFound }: HostedSite): string {
  const root = notFound.get('/');
  const hidden = root === undefined ? [] : [`/${privateFolder}/* ${root} 404!`];
  const unknown = [...notFound].filter(([folder]) => folder !== '/');
  const lines = [
    ...redirects.map(({ from, to, status }) => `${encodedPath(from)} ${to} ${status}`),
    ...hidden,
    `/${privateFolder}/* / 302`,
    ...unknown.map(([folder, page]) => `${folder}* ${page} 404`),
  ];
  return `${lines.join('\n')}\n`;
}
