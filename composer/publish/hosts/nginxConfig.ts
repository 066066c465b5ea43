import { contentTypes } from './contentTypes.ts';
import { cacheControl, hashedPath, servicePaths } from '#composer/release/publicPaths.ts';
import { privateFolder } from '#composer/release/release.ts';
import { pagePolicy, securityHeaders, servicePolicy } from '#composer/release/securityHeaders.ts';
import type { HostedRedirect, HostedSite } from './hostedSite.ts';

/** Quotes a parameter. Its `$` stays, which starts a variable wherever nginx allows one. */
const quoted = (text: string) => `"${text.replace(/["\\]/g, String.raw`\$&`)}"`;

const header = (name: string, value: string) => `add_header ${name} ${quoted(value)} always;`;

/** Returns where a redirect leads, with the visitor's query added to its own. */
function targetOf(to: string): string {
  const [address = '', hash] = to.replaceAll('$', '%24').split('#', 2);
  const query = address.includes('?') ? '$portico_more' : '$is_args$args';
  return address + query + (hash === undefined ? '' : `#${hash}`);
}

const redirectLocation = ({ from, to, status }: HostedRedirect) =>
  `location = ${quoted(from)} { return ${status} ${quoted(targetOf(to))}; }`;

/**
 * Headers of all files. Variables instead of headers in each location, because a location with a header of its own
 * inherits none.
 */
const headers = [
  `set $portico_policy ${quoted(pagePolicy())};`,
  `set $portico_cache ${quoted(cacheControl.revalidated)};`,
  ...Object.entries(securityHeaders).map(([name, value]) => header(name, value)),
  'add_header content-security-policy $portico_policy always;',
  'add_header cache-control $portico_cache always;',
];

/** Pages for unknown addresses. */
function unknownPages({ notFound }: HostedSite): string[] {
  const root = notFound.get('/');
  if (root === undefined) return [];
  const others = [...notFound].filter(([folder]) => folder !== '/');
  return [
    `set $portico_404 ${root};`,
    ...others.map(([folder, page]) => `if ($uri ~ ${folder}) { set $portico_404 ${page}; }`),
    'error_page 404 $portico_404;',
    ...[...notFound.values()].map((page) => `location = ${page} { }`),
  ];
}

const hiddenPaths = [
  `location ^~ /${privateFolder} { return 404; }`,
  'location ~ ^/_(?:headers|redirects)$ { return 404; }',
  String.raw`location ~ "\.(?:br|gz|part|next)$" { return 404; }`,
  String.raw`location ~ "/\.(?!well-known/)" { return 404; }`,
];

/** What the server answers. A page with a query that it cannot answer is sent as it was published. */
const forwarding = [
  'error_page 418 = @portico_server;',
  'error_page 419 = @portico_query;',
  'recursive_error_pages on;',
  'client_max_body_size 64k;',
  'proxy_http_version 1.1;',
  'proxy_set_header connection "";',
  'proxy_set_header host $http_host;',
  'proxy_set_header x-forwarded-for $proxy_add_x_forwarded_for;',
  'proxy_set_header x-forwarded-proto $scheme;',
  '# The server sets its own headers: one here, without a value, keeps those above out.',
  'location @portico_server { add_header via ""; proxy_pass http://portico; }',
  'location @portico_query { add_header via ""; error_page 502 504 = @portico_page; proxy_pass http://portico; }',
  ...servicePaths.map((path) => `location ${path.endsWith('/') ? '^~' : '='} ${path} { return 418; }`),
];

const pages = [
  'set $portico_index "";',
  'if ($uri ~ /$) { set $portico_index index.html; }',
  String.raw`if ($request_uri ~ "^((?:/[^/?]+)*/)index\.html(\?.*)?$") { return 308 $1$2; }`,
  'location / {',
  '  if ($request_method !~ ^(?:GET|HEAD)$) { return 418; }',
  '  if ($args) { return 419; }',
  '  try_files $uri$portico_index $uri.html @portico_folder;',
  '}',
  'location @portico_page { try_files $uri$portico_index $uri.html @portico_folder; }',
  'location @portico_folder {',
  '  if (!-f $document_root$uri/index.html) { return 404; }',
  String.raw`  if ($request_uri ~ "^((?:/[^/?]+)+)(\?.*)?$") { return 308 $1/$2; }`,
  '  return 404;',
  '}',
];

const files = [
  `location ~ ${quoted(hashedPath.source.replaceAll(String.raw`\/`, '/'))} {`,
  `  set $portico_cache ${quoted(cacheControl.immutable)};`,
  `  if ($uri ~ ^/media/) { set $portico_policy ${quoted(servicePolicy)}; }`,
  '}',
];

/**
 * Returns the settings of nginx for a site, to be included in a `server` that has a `root`, next to an `upstream` named
 * `portico`. Redirects, headers and unknown addresses are answered as `portico serve` does.
 */
export function nginxConfig(site: HostedSite): string {
  const part = (title: string, lines: readonly string[]) => [`# ${title}`, ...lines, ''];
  return [
    '# Written by portico build. Include it in a server block; docs/guides/deploy.md shows one.',
    '',
    ...part('Types and compression', [
      'types {',
      ...contentTypes.map(([type, endings]) => `  ${type} ${endings.join(' ')};`),
      '}',
      'default_type application/octet-stream;',
      'charset utf-8;',
      'charset_types text/css text/javascript text/plain application/json application/xml;',
      'gzip on;',
      'gzip_static on;',
      'gzip_vary on;',
      'gzip_types text/css text/javascript text/plain application/json application/xml image/svg+xml;',
    ]),
    ...part('Headers', ['server_tokens off;', 'absolute_redirect off;', ...headers]),
    ...part('Unknown addresses', unknownPages(site)),
    ...part('Never sent', hiddenPaths),
    ...part('Services, form posts and pages with a query', forwarding),
    ...part('Files whose names change with their content', files),
    ...part('Pages', pages),
    ...part('Redirects of site.json', [
      'set $portico_more "";',
      'if ($args) { set $portico_more &$args; }',
      ...site.redirects.map(redirectLocation),
    ]),
  ].join('\n');
}
