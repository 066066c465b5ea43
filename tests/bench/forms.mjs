// (d) Leads per second that are stored durably before they are acknowledged, on both stores.
import { join } from 'node:path';
import { goodAnswers } from '#tests/server/fixtures/siteFiles.ts';
import { emptyDatabase } from './emptyDatabase.mjs';
import { startServer } from './process.mjs';
import { budget, median, table } from './report.mjs';
import { rush, rushAgainstLock } from './rush.mjs';
import { buildSmallSite } from './smallSite.mjs';

/** Returns a function that creates requests, each from another visitor. */
function visitor() {
  let count = 0;
  return (request) => {
    count += 1;
    const body = new URLSearchParams({
      ...goodAnswers,
      email: `visitor${count}@example.com`,
      formId: `bench-${process.pid}-${count}-${Math.random().toString(36).slice(2, 10)}`,
      fillTime: '9000',
    });
    return { ...request, body: body.toString() };
  };
}

const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };

async function posts(autocannon, origin, options) {
  const url = `${origin.replace('localhost', '127.0.0.1')}/svt/elmstone/forms/contact`;
  const requests = [{ method: 'POST', headers, setupRequest: visitor() }];
  const result = await autocannon({ url, requests, ...options });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} wrong answers, ${result.errors} errors`);
  return {
    rate: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    total: result['2xx'],
  };
}

async function measure(root, site, env, { rounds, seconds }) {
  const { default: autocannon } = await import('autocannon');
  const args = ['composer/cli/portico.mjs', 'serve', '--site', site, '--port', '0', '--quiet'];
  const server = await startServer(root, args, { ...env, PORTICO_REQUESTS_PER_MINUTE: '100000000' });
  const full = [];
  const steady = [];
  try {
    await posts(autocannon, server.origin, { connections: 8, duration: 1 });
    for (let round = 0; round < rounds; round += 1) {
      full.push(await posts(autocannon, server.origin, { connections: 32, duration: seconds }));
      steady.push(
        await posts(autocannon, server.origin, { connections: 16, overallRate: 200, duration: seconds }),
      );
    }
  } finally {
    server.stop();
  }
  const middle = (list, key) => median(list.map((one) => one[key]));
  return {
    rate: middle(full, 'rate'),
    p50: middle(full, 'p50'),
    p99: middle(full, 'p99'),
    steadyP50: middle(steady, 'p50'),
    steadyP99: middle(steady, 'p99'),
  };
}

/** Measures the latency of leads in a burst, and of pages at the same time. */
async function measureRush(root, site, folder) {
  const args = ['composer/cli/portico.mjs', 'serve', '--site', site, '--port', '0', '--quiet'];
  const data = join(folder, 'rush');
  const env = { PORTICO_DATA: data, DATABASE_URL: '', PORTICO_REQUESTS_PER_MINUTE: '100000000' };
  const server = await startServer(root, args, env);
  const body = visitor();
  const post = () => body({ method: 'POST', headers });
  try {
    await rush(server.origin, 50, post);
    return [
      ['1,000 leads at once', await rush(server.origin, 1000, post)],
      ['a lock held for 4 s', await rushAgainstLock(server.origin, join(data, 'store.sqlite'), post)],
    ];
  } finally {
    server.stop();
  }
}

async function reportRush(root, site, folder) {
  const rows = [];
  const worst = [];
  for (const [name, { leads, pages, taken, refused }] of await measureRush(root, site, folder)) {
    const figures = [median(leads), Math.max(...leads), median(pages), Math.max(...pages)];
    rows.push([name, taken, refused, ...figures.map((ms) => ms.toFixed(0))]);
    worst.push([name, figures[1], figures[3]]);
  }
  console.log('\n(d) leads in a rush on SQLite, and one visitor who reads pages meanwhile\n');
  table(['', 'taken', 'refused', 'lead: median ms', 'worst ms', 'page: median ms', 'worst ms'], rows);
  console.log('');
  for (const [name, lead, page] of worst) {
    budget(`an answer to a lead, ${name}`, lead, 2000, 'ms');
    budget(`a page, ${name}`, page, 100, 'ms');
  }
}

export async function benchForms(root, { rounds = 3, seconds = 5 } = {}) {
  const { folder, site } = await buildSmallSite(root, 'forms');
  const rows = [];
  const measured = [];
  const add = async (name, env) => {
    const figures = await measure(root, site, env, { rounds, seconds });
    measured.push({ name, ...figures });
    const { rate, p50, p99, steadyP50, steadyP99 } = figures;
    rows.push([name, rate.toFixed(0), p50, p99, steadyP50, steadyP99]);
  };
  await add('SQLite', { PORTICO_DATA: join(folder, 'data'), DATABASE_URL: '' });
  const database = await emptyDatabase();
  if (database) {
    try {
      await add('PostgreSQL', { PORTICO_DATA: join(folder, 'data'), DATABASE_URL: database.url });
    } finally {
      await database.drop();
    }
  } else console.log('LEFT OUT: PostgreSQL; none answers (PORTICO_TEST_POSTGRES or 127.0.0.1:5432).');
  console.log(
    `\n(d) leads on disk, 32 connections, and 200 a second; ${rounds} rounds of ${seconds} s each\n`,
  );
  table(['', 'leads/s', 'p50 ms', 'p99 ms', 'p50 ms at 200/s', 'p99 ms at 200/s'], rows);
  console.log('');
  for (const { name, rate, steadyP99 } of measured) {
    budget(`leads on ${name}`, rate, 200, 'a second', true);
    budget(`an answer on ${name} at 200 leads a second, p99`, steadyP99, 250, 'ms');
  }
  await reportRush(root, site, folder);
}
