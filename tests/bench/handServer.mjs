// Serves the hand-written page as a bank's good static host would: compressed, from memory, with the same services and
// the same security headers.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const [root, upstream] = process.argv.slice(2);
const types = {
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
const files = new Map();

function add(path, file) {
  const type = types[extname(file)];
  if (!type) return;
  const content = readFileSync(file);
  const isText = /text|svg/.test(type);
  files.set(path, {
    body: isText ? brotliCompressSync(content) : content,
    headers: {
      'content-type': type,
      'cache-control': extname(file) === '.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(isText && { 'content-encoding': 'br' }),
    },
  });
}

const page = join(root, 'tests/bench/cd-rates.hand.html');

/** Returns the security headers of the composed page, with the hashes of the hand-written page. */
async function securityHeaders() {
  const html = readFileSync(page, 'utf8');
  const sha256 = (tag) => {
    const [, text = ''] = new RegExp(`<${tag}(?: type="module")?>([\\s\\S]*?)</${tag}>`).exec(html) ?? [];
    return `'self' 'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  };
  const { headers } = await fetch(`${upstream}/cd-rates.html`);
  const policy = headers
    .get('content-security-policy')
    .replace(/(?<=script-src )[^;]*/, sha256('script'))
    .replace(/(?<=style-src )[^;]*/, sha256('style'));
  const others = [...headers].filter(([name]) => /^(?:strict|x-|referrer|permissions|cross)/.test(name));
  return { ...Object.fromEntries(others), 'content-security-policy': policy };
}

add('/cd-rates.html', page);
Object.assign(files.get('/cd-rates.html').headers, await securityHeaders());
for (const name of readdirSync(join(root, 'pages-json/media')))
  add(`/media/${name}`, join(root, 'pages-json/media', name));
add('/fonts/serif.woff2', join(root, 'pages-json/brands/elmstone/fonts/source-serif-4-600.woff2'));
add('/fonts/sans.woff2', join(root, 'pages-json/brands/elmstone/fonts/public-sans-400-650.woff2'));
files.set('/robots.txt', { body: 'User-agent: *\nAllow: /\n', headers: { 'content-type': 'text/plain' } });

const server = createServer((request, response) => {
  const file = files.get(request.url?.split('?')[0]);
  if (file)
    return response.writeHead(200, { ...file.headers, 'content-length': file.body.length }).end(file.body);
  if (!request.url?.startsWith('/svt/')) return response.writeHead(404).end();
  const forward = ask(
    upstream + request.url,
    { method: request.method, headers: request.headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  forward.once('error', () => response.writeHead(502).end());
  return request.pipe(forward);
});
server.listen(0, '127.0.0.1', () => console.log(`http://localhost:${server.address().port}`));
