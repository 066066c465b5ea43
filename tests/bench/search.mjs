// (g) An index of 10,000 generated documents: the time to write it, and to search it with a server on one core, with
// several servers, and while pages are requested. DOCUMENTS sets another number of documents.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleForNode } from '#composer/cli/bundle.ts';
import { makeDocuments } from './makeDocuments.mjs';
import { portico, startServer } from './process.mjs';
import { budget, median, table } from './report.mjs';
import { searchQuestions } from './searchQuestions.mjs';

/** Number of queries of each kind. */
const many = 200;
/** Number of documents, which exceeds that of a large bank. */
const large = 10_000;
/** Number of servers that share one index file. */
const servers = 3;

/** Loads the functions that write and query an index, bundled like builds and servers. */
async function indexTimes(root) {
  const out = join(root, '.portico', 'bench', 'index');
  await bundleForNode(root, { indexTimes: join(root, 'tests/bench/indexTimes.ts') }, out);
  return import(pathToFileURL(join(out, 'indexTimes.mjs')).href);
}

/** Publishes the demo bank and copies it. The copy's index is then replaced. @returns The folder of the copy. */
async function copiedSite(root) {
  const base = join(root, '.portico', 'bench');
  const [built, copy] = [join(base, 'site'), join(base, 'search-site')];
  mkdirSync(base, { recursive: true });
  await portico(root, ['build', '--out', built]);
  rmSync(copy, { recursive: true, force: true });
  cpSync(built, copy, { recursive: true });
  return copy;
}

/** Returns the milliseconds until a request is answered. @throws if it is rejected. */
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

/** Returns the request body of a query. */
const bodyOf = ({ method, text, skip = 0, articles = false }) =>
  method === 'suggestions'
    ? { method: 'search.suggest', text }
    : { method: 'search.profile', profile: articles ? 'articles' : 'main', query: { text, skipFrom: skip } };

const percentile = (numbers, share) =>
  numbers.toSorted((one, other) => one - other)[Math.ceil(numbers.length * share) - 1];

const shownTimes = (times) =>
  [median(times), percentile(times, 0.99), Math.max(...times)].map((time) => time.toFixed(1));

async function inTurn(url, bodies) {
  const times = [];
  for (const body of bodies) times.push(await timeOf(url, body));
  return times;
}

/** Returns the latencies of a page, requested every 20 ms, while a number of visitors search without a pause. */
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

function serve(root, site) {
  const command = ['composer/cli/portico.mjs', 'serve', '--demo', '--site', site, '--port', '0', '--quiet'];
  return startServer(root, command, { PORTICO_REQUESTS_PER_MINUTE: '100000000' });
}

const originOf = (server) => server.origin.replace('localhost', '127.0.0.1');
const serviceOf = (server) => `${originOf(server)}/svt/elmstone/search`;

/** Measures writing an index, and changing one of its documents. */
function writtenIndex({ writeIndex, changeDocument }, root, file, count) {
  rmSync(file, { force: true });
  const { seconds, processorSeconds, megabytes } = writeIndex(file, makeDocuments(root, count));
  const perSecond = count / seconds;
  console.log(
    `${count} documents in ${seconds.toFixed(1)} s (${processorSeconds.toFixed(1)} s of the processor): ${perSecond.toFixed(0)} a second, ` +
      `${(count / processorSeconds).toFixed(0)} in a second of the processor; ${megabytes.toFixed(0)} MB`,
  );
  const [document] = makeDocuments(root, 1);
  const changes = Array.from({ length: 5 }, () => changeDocument(file, document).seconds * 1000);
  console.log(`One of them changed: ${median(changes).toFixed(0)} ms\n`);
  budget('documents indexed a second', perSecond, 3000, 'documents', true);
}

/** Runs queries of every kind: in a thread of this process to measure CPU time, and on a server with one core. */
async function measuredKinds({ processorTimes }, kinds, file, service) {
  const rows = [];
  const all = [];
  for (const [kind, questions] of kinds) {
    const times = await inTurn(service, questions.map(bodyOf));
    all.push(...times);
    const [, ofProcessor] = shownTimes(processorTimes(file, questions));
    rows.push([kind, ...shownTimes(times), ofProcessor]);
  }
  return { rows, all };
}

/** Returns the latencies when several servers are queried at once, each by two visitors. */
async function askedAtOnce(services, bodies) {
  const started = performance.now();
  const times = await Promise.all(
    services.flatMap((service) => [inTurn(service, bodies), inTurn(service, bodies.toReversed())]),
  );
  const all = times.flat();
  return { all, rate: all.length / ((performance.now() - started) / 1000) };
}

async function oneServer(root, site, file, measures, documents) {
  const server = await serve(root, site);
  try {
    const { status } = spawnSync('taskset', ['-a', '-c', '-p', '0', String(server.pid)]);
    const where = status === 0 ? 'a server on one core' : 'a server on all cores, for want of taskset';
    console.log(`\nSearched through HTTP by ${where}\n`);
    const kinds = searchQuestions(file, many);
    const [results, suggestions] = [
      await measuredKinds(measures, kinds.results, file, serviceOf(server)),
      await measuredKinds(measures, kinds.suggestions, file, serviceOf(server)),
    ];
    const idle = await inTurn(`${originOf(server)}/cd-rates.html`, Array(200).fill(undefined));
    const bodies = kinds.results.get('two common words').map(bodyOf);
    const load = await pageUnderLoad(originOf(server), serviceOf(server), bodies, 8, 5);
    const loaded = `a page, while 8 visitors search ${load.rate.toFixed(0)} times a second`;
    table(
      ['', 'median ms', 'p99 ms', 'worst ms', 'p99 of processor'],
      [
        ...results.rows,
        ...suggestions.rows,
        ['a page', ...shownTimes(idle), ''],
        [loaded, ...shownTimes(load.times), ''],
      ],
    );
    console.log('');
    budget('results of all kinds, p99', percentile(results.all, 0.99), 50, 'ms');
    budget('suggestions of all kinds, p99', percentile(suggestions.all, 0.99), 20, 'ms');
    if (documents <= large)
      budget('a page while visitors search, p99', percentile(load.times, 0.99), 20, 'ms');
  } finally {
    server.stop();
  }
}

async function severalServers(root, site, file) {
  const started = await Promise.all(Array.from({ length: servers }, () => serve(root, site)));
  try {
    const { results, suggestions } = searchQuestions(file, many);
    const services = started.map(serviceOf);
    const measured = [];
    const measure = async (name, kind) => {
      const { all, rate } = await askedAtOnce(services, kind.map(bodyOf));
      measured.push([`${String(name)}, ${rate.toFixed(0)} a second`, ...shownTimes(all)]);
    };
    await measure('results', results.get('two common words'));
    await measure('suggestions', suggestions.get('to two words'));
    console.log(`\n${servers} servers that read the same file, each asked by two visitors at once\n`);
    table(['', 'median ms', 'p99 ms', 'worst ms'], measured);
  } finally {
    for (const server of started) server.stop();
  }
}

async function benchDocuments(measures, root, site, documents) {
  const file = join(site, '_portico', 'search.sqlite');
  console.log(`\n(g) Search of ${documents} documents`);
  console.log(
    `on ${availableParallelism()} cores; programs that ran or waited in the last minute: ${loadavg()[0]?.toFixed(1)}\n`,
  );
  writtenIndex(measures, root, file, documents);
  await oneServer(root, site, file, measures, documents);
  await severalServers(root, site, file);
}

export async function benchSearch(root) {
  const measures = await indexTimes(root);
  const site = await copiedSite(root);
  const { DOCUMENTS } = process.env;
  await benchDocuments(measures, root, site, Number(DOCUMENTS ?? large));
}
