// (c) Requests per second of the served page, compared with the same bytes from a plain node:http server.
import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { startDemo, startServer } from './process.mjs';
import { budget, median, table } from './report.mjs';

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
  const ours = await startDemo(root);
  const url = `${ours.origin.replace('localhost', '127.0.0.1')}/cd-rates.html`;
  const answer = await fetch(`${ours.origin}/cd-rates.html`, { headers: { 'accept-encoding': 'br' } });
  const headers = Object.fromEntries(
    [...answer.headers].filter(
      ([name]) => !['content-length', 'date', 'connection', 'keep-alive', 'transfer-encoding'].includes(name),
    ),
  );
  const raw = await rawBody(url);
  const answerFile = join(root, '.portico', 'bench', 'answer.json');
  writeFileSync(answerFile, JSON.stringify({ headers, body: raw.toString('base64') }));
  const bare = await startServer(root, ['tests/bench/bareServer.mjs', answerFile]);
  const measured = { served: [], bare: [] };
  try {
    const bareUrl = `${bare.origin}/`;
    for (const target of [url, bareUrl]) await requests(autocannon, target, 1);
    for (let round = 0; round < rounds; round++) {
      measured.served.push(await requests(autocannon, url, seconds));
      measured.bare.push(await requests(autocannon, bareUrl, seconds));
    }
  } finally {
    bare.stop();
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

/** Returns the compressed bytes as sent. */
function rawBody(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    }).once('error', reject);
  });
}
