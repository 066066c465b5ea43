// (g) Searches of 10,000 generated pages by a server on one core, and a page that is asked for meanwhile.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { makeSite } from './makeSite.mjs';
import { portico, startServer } from './process.mjs';
import { budget, median, table } from './report.mjs';

const count = 10_000;
const words = 100;

/** The generated site, made once: its pages stay, so that the next run builds what has changed. @returns its folder. */
async function builtSite(root) {
  const base = join(root, '.portico', 'bench');
  const [pages, site] = [join(base, 'search-pages'), join(base, 'search-site')];
  mkdirSync(base, { recursive: true });
  if (!existsSync(pages)) makeSite(root, pages, count);
  await portico(root, ['build', '--pages', pages, '--out', site]);
  return site;
}

/** The words that most pages have. */
function commonestWords(site) {
  const index = new Database(join(site, '_portico', 'search.sqlite'), { readonly: true });
  try {
    const sql = `select term from terms_en order by doc desc, cnt desc limit ${words}`;
    return index.prepare(sql).pluck().all();
  } finally {
    index.close();
  }
}

/** Milliseconds until a request is answered. @throws when it is refused. */
async function timeOf(url, body) {
  const options = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const started = performance.now();
  const answer = await fetch(url, options);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status} to ${options?.body ?? 'a visitor'}`);
  return performance.now() - started;
}

const results = (text, skipFrom = 0) => ({ method: 'search.profile', query: { text, skipFrom } });
const suggestions = (text) => ({ method: 'search.suggest', text });

/** Kinds of questions, each about every one of the commonest words. */
const kinds = (common) => {
  const some = (at, many) =>
    Array.from({ length: many }, (_, step) => common[(at + step * 7) % common.length]);
  return new Map([
    ['results', common.map((word) => results(word))],
    ['the fiftieth page of results', common.map((word) => results(word, 490))],
    ['the thousandth page', common.map((word) => results(word, 9990))],
    ['two words', common.map((_word, at) => results(some(at, 2).join(' ')))],
    ['twelve words', common.map((_word, at) => results(some(at, 12).join(' ')))],
    ['beginnings of two letters', common.map((word) => results(word.slice(0, 2)))],
    ['misspelt', common.map((word) => results(`${word}zq`))],
    ['suggestions', common.map((word) => suggestions(word))],
    ['suggestions to two letters', common.map((word) => suggestions(word.slice(0, 2)))],
  ]);
};

const percentile = (numbers, share) =>
  numbers.toSorted((one, other) => one - other)[Math.ceil(numbers.length * share) - 1];

async function inTurn(url, questions, rounds) {
  const times = [];
  for (let round = 0; round < rounds; round++)
    for (const question of questions) times.push(await timeOf(url, question));
  return times;
}

/** Times of a page, asked for every 20 ms, while so many visitors search without a pause. */
async function pageUnderLoad(origin, service, questions, visitors, seconds) {
  const state = { isOver: false, searches: 0 };
  const search = async (from) => {
    for (let at = from; !state.isOver; at++) {
      await timeOf(service, questions[at % questions.length]);
      state.searches += 1;
    }
  };
  const searching = Array.from({ length: visitors }, (_, visitor) => search(visitor * 11));
  const until = performance.now() + seconds * 1000;
  const times = [];
  while (performance.now() < until) {
    times.push(await timeOf(`${origin}/cd-rates.html`));
    await new Promise((done) => setTimeout(done, 20));
  }
  state.isOver = true;
  await Promise.all(searching);
  return { times, rate: state.searches / seconds };
}

export async function benchSearch(root, { rounds = 5, visitors = 8, seconds = 10 } = {}) {
  const site = await builtSite(root);
  const server = await startServer(
    root,
    ['composer/cli/portico.mjs', 'serve', '--demo', '--site', site, '--port', '0', '--quiet'],
    { PORTICO_REQUESTS_PER_MINUTE: '100000000' },
  );
  try {
    const { status } = spawnSync('taskset', ['-a', '-c', '-p', '0', String(server.pid)]);
    const where = status === 0 ? 'a server on one core' : 'a server on all cores, for want of taskset';
    console.log(`\n(g) Searches of ${count} pages, each of the ${words} commonest words, by ${where}\n`);
    const origin = server.origin.replace('localhost', '127.0.0.1');
    const service = `${origin}/svt/elmstone/search`;
    const asked = kinds(commonestWords(site));
    const measured = new Map();
    for (const [kind, questions] of asked)
      measured.set(kind, await inTurn(service, questions, kind === 'results' ? rounds : 1));
    const idle = await inTurn(`${origin}/cd-rates.html`, Array(200).fill(undefined), 1);
    const load = await pageUnderLoad(origin, service, asked.get('results'), visitors, seconds);
    measured.set('a page', idle);
    measured.set(
      `a page, while ${visitors} visitors search ${load.rate.toFixed(0)} times a second`,
      load.times,
    );
    const row = ([kind, times]) => [
      kind,
      ...[median(times), percentile(times, 0.99), Math.max(...times)].map((time) => time.toFixed(1)),
    ];
    table(['', 'median ms', 'p99 ms', 'worst ms'], [...measured].map(row));
    console.log('');
    budget('results, p99', percentile(measured.get('results'), 0.99), 50, 'ms');
    budget('suggestions, p99', percentile(measured.get('suggestions'), 0.99), 50, 'ms');
    budget('a page while visitors search, p99', percentile(load.times, 0.99), 20, 'ms');
  } finally {
    server.stop();
  }
}
