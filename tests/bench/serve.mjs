// (c) Requests a second of the served page, beside the same bytes from a bare node:http server.
import { createServer } from 'node:http';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { portico, startServer } from './process.mjs';
import { budget, median, table } from './report.mjs';

if (!isMainThread && workerData?.body) {
  const body = Buffer.from(workerData.body);
  const headers = { ...workerData.headers, 'content-length': body.length };
  const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port, not a window
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
}

async function requests(autocannon, url, seconds) {
  const result = await autocannon({
    url,
    connections: 32,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} wrong answers, ${result.errors} errors`);
  return { rate: result.requests.average, p99: result.latency.p99 };
}

export async function benchServe(root, { rounds = 3, seconds = 5 } = {}) {
  const { default: autocannon } = await import('autocannon');
  const out = join(root, '.portico', 'bench', 'site');
  await portico(root, ['build', '--out', out]);
  const ours = await startServer(root, [
    'composer/cli/portico.mjs',
    'serve',
    '--site',
    out,
    '--port',
    '0',
    '--quiet',
  ]);
  const url = `${ours.origin.replace('localhost', '127.0.0.1')}/cd-rates.html`;
  const answer = await fetch(`${ours.origin}/cd-rates.html`, { headers: { 'accept-encoding': 'br' } });
  const headers = Object.fromEntries(
    [...answer.headers].filter(
      ([name]) => !['content-length', 'date', 'connection', 'keep-alive', 'transfer-encoding'].includes(name),
    ),
  );
  const raw = await rawBody(url);
  const bare = new Worker(fileURLToPath(import.meta.url), { workerData: { body: raw, headers } });
  const port = await new Promise((done) => bare.once('message', done));
  const measured = { served: [], bare: [] };
  try {
    const bareUrl = `http://127.0.0.1:${port}/`;
    for (const target of [url, bareUrl]) await requests(autocannon, target, 1);
    for (let round = 0; round < rounds; round++) {
      measured.served.push(await requests(autocannon, url, seconds));
      measured.bare.push(await requests(autocannon, bareUrl, seconds));
    }
  } finally {
    await bare.terminate();
    ours.stop();
  }
  const rate = (side) => median(measured[side].map((one) => one.rate));
  const p99 = (side) => median(measured[side].map((one) => one.p99));
  console.log(
    `\n(c) /cd-rates.html, ${raw.length} bytes of Brotli, 32 connections, ${rounds} rounds of ${seconds} s\n`,
  );
  table(
    ['', 'requests/s', 'p99 ms'],
    [
      ['served by Portico', rate('served').toFixed(0), p99('served')],
      ['bare node:http', rate('bare').toFixed(0), p99('bare')],
    ],
  );
  console.log('');
  budget('served page', (rate('served') / rate('bare')) * 100, 60, '% of the bare buffer', true);
}

/** The compressed bytes as they are sent. */
async function rawBody(url) {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    }).once('error', reject);
  });
}
