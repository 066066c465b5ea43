// What it costs that all servers of a database count the requests of each visitor together.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SharedLimits } from '#composer/server/http/SharedLimits.ts';
import { countRequests } from '#composer/server/store/limitQueries.ts';
import { openStore } from '#composer/server/store/openStore.ts';
import { emptyDatabase } from './emptyDatabase.mjs';
import { startServer } from './process.mjs';
import { budget, median, table } from './report.mjs';
import { buildSmallSite } from './smallSite.mjs';

/** Visitors whose requests take turns. */
const visitors = 2000;

async function asked(autocannon, origin, options) {
  let count = 0;
  const setupRequest = (request) => {
    count += 1;
    const visitor = count % visitors;
    const address = `10.1.${visitor >> 8}.${visitor & 255}`;
    return { ...request, headers: { 'x-forwarded-for': address } };
  };
  const url = origin.replace('localhost', '127.0.0.1');
  const path = '/svt/elmstone/rateApi?zipcode=60601&rateType=CD';
  const result = await autocannon({ url, requests: [{ method: 'GET', path, setupRequest }], ...options });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} wrong answers, ${result.errors} errors`);
  const { p50, p99, max } = result.latency;
  return { rate: result.requests.average, p50, p99, max };
}

/**
 * Measures a service of several servers in turn.
 *
 * @param servers Their names and origins.
 * @returns For each, the medians of all rounds: at full load, and at 200 requests a second.
 */
export async function measureServices(servers, { rounds, seconds }) {
  const { default: autocannon } = await import('autocannon');
  const measured = servers.map(({ name }) => ({ name, full: [], steady: [] }));
  for (const { origin } of servers) await asked(autocannon, origin, { connections: 8, duration: 1 });
  for (let round = 0; round < rounds; round += 1)
    for (const [index, { origin }] of servers.entries()) {
      const steady = { connections: 16, overallRate: 200, duration: seconds };
      measured[index].full.push(await asked(autocannon, origin, { connections: 32, duration: seconds }));
      measured[index].steady.push(await asked(autocannon, origin, steady));
    }
  const middle = (list, key) => median(list.map((one) => one[key]));
  return measured.map(({ name, full, steady }) => ({
    name,
    rate: middle(full, 'rate'),
    p50: middle(full, 'p50'),
    p99: middle(full, 'p99'),
    max: Math.max(...full.map(({ max }) => max)),
    steadyP50: middle(steady, 'p50'),
    steadyP99: middle(steady, 'p99'),
    steadyMax: Math.max(...steady.map(({ max }) => max)),
  }));
}

export function reportServices(measured) {
  table(
    ['', 'requests/s', 'p50 ms', 'p99 ms', 'worst ms', 'at 200/s: p50', 'p99', 'worst'],
    measured.map(({ name, rate, ...times }) => [
      name,
      rate.toFixed(0),
      ...['p50', 'p99', 'max', 'steadyP50', 'steadyP99', 'steadyMax'].map((key) => times[key].toFixed(0)),
    ]),
  );
}

/** Counts requests, 32 at a time. @returns Requests per second. */
async function counted(count, seconds) {
  const until = performance.now() + seconds * 1000;
  let done = 0;
  const one = async () => {
    while (performance.now() < until) {
      await count(`visitor ${done % visitors}`);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: 32 }, one));
  return done / seconds;
}

/** Compares statements that count the requests of many visitors with one statement for each request. */
async function measureBatches(databaseUrl, { rounds, seconds }) {
  const store = await openStore({ dataFolder: '', databaseUrl });
  const log = { warn: (words) => console.error(words) };
  const limits = new SharedLimits({ store, log });
  const ways = {
    together: (key) => limits.count(key, 60_000),
    'one by one': (key) => countRequests(store, [{ key, windowMs: 60_000, requests: 1 }]),
  };
  const rates = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, count] of Object.entries(ways)) rates[name].push(await counted(count, seconds));
  await store.close();
  return Object.fromEntries(Object.entries(rates).map(([name, list]) => [name, median(list)]));
}

export async function benchLimits(root, { rounds = 5, seconds = 3 } = {}) {
  const database = await emptyDatabase();
  if (!database) {
    console.log('LEFT OUT: limits; no PostgreSQL answers (PORTICO_TEST_POSTGRES or 127.0.0.1:5432).');
    return;
  }
  const { folder, site } = await buildSmallSite(root, 'limits');
  const args = ['composer/cli/portico.mjs', 'serve', '--site', site, '--port', '0', '--quiet'];
  const env = {
    PORTICO_DATA: join(folder, 'data'),
    PORTICO_REQUESTS_PER_MINUTE: '100000000',
    PORTICO_TRUSTED_PROXIES: '127.0.0.1',
  };
  const serve = (databaseUrl) => startServer(root, args, { ...env, DATABASE_URL: databaseUrl });
  const servers = [
    { name: 'SQLite: in memory', ...(await serve('')) },
    { name: 'PostgreSQL: for all servers', ...(await serve(database.url)) },
  ];
  try {
    const measured = await measureServices(servers, { rounds, seconds });
    console.log(
      `\n(j) a rate service, 32 connections, and 200 a second; ${rounds} rounds of ${seconds} s each\n`,
    );
    reportServices(measured);
    const { together, 'one by one': single } = await measureBatches(database.url, { rounds, seconds });
    console.log(`\nCounted together: ${together.toFixed(0)} a second; one by one: ${single.toFixed(0)}.\n`);
    const [own, shared] = measured;
    budget(
      'a service that counts for all servers',
      (shared.rate / own.rate) * 100,
      50,
      '% of one alone',
      true,
    );
    budget('counting together', (together / single) * 100, 150, '% of counting one by one', true);
  } finally {
    for (const { stop } of servers) stop();
    await sleep(500);
    await database.drop();
  }
}
