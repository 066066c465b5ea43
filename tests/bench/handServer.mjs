// Serves the hand-written page as a good static host would: compressed, from memory, with the same services behind it.
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

add('/cd-rates.html', join(root, 'tests/bench/cd-rates.hand.html'));
for (const name of readdirSync(join(root, 'pages-json/media')))
  add(`/media/${name}`, join(root, 'pages-json/media', name));
add(
  '/fonts/serif.woff2',
  join(root, 'node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2'),
);
add(
  '/fonts/sans.woff2',
  join(root, 'node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2'),
);
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
