// (k) Seconds until the server of an artifact serves pages, and until all servers serve a release that was activated.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { portico, startServer } from './process.mjs';
import { budget, median, table } from './report.mjs';

const temporary = () => mkdtempSync(join(tmpdir(), 'portico-bench-'));
const remove = (folder) => rmSync(folder, { recursive: true, force: true });

/** Runs a step. @returns Its milliseconds. */
async function timeOf(step) {
  const begin = performance.now();
  await step();
  return performance.now() - begin;
}

/** Milliseconds of processor time that a process has used. */
function processorTime(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Starts the artifact with an empty store. @returns The milliseconds until each moment. */
async function startOnce(artifact) {
  const data = temporary();
  const begin = performance.now();
  const env = { PORTICO_DATA: data, PORT: '0', HOST: '127.0.0.1' };
  const server = await startServer(artifact, ['server.mjs', '--demo', '--quiet'], env);
  const listening = performance.now() - begin;
  await (await fetch(`${server.origin}/cd-rates.html`)).text();
  const page = performance.now() - begin;
  const ready = await fetch(`${server.origin}/health/ready`);
  if (ready.status !== 200) throw new Error(await ready.text());
  const moments = { listening, page, ready: performance.now() - begin, processor: processorTime(server.pid) };
  server.stop();
  remove(data);
  return moments;
}

/** Builds the demo and its artifact. */
async function builtArtifact(root) {
  const artifact = join(root, '.portico', 'bench', 'server');
  await portico(root, ['build', '--out', join(root, '.portico', 'bench', 'site'), '--server', artifact]);
  return artifact;
}

export async function benchStart(root, { starts = 9 } = {}) {
  const artifact = await builtArtifact(root);
  const measured = [];
  for (let round = 0; round < starts; round++) {
    const node = await timeOf(() => spawnSync(process.execPath, ['-e', '0']));
    measured.push({ node, ...(await startOnce(artifact)) });
  }
  const load = loadavg()[0].toFixed(1);
  console.log(
    `\n(k) Starts of the demo's artifact with an empty store, ${starts} rounds; load of the machine ${load}\n`,
  );
  const names = {
    node: 'Node alone, without a program',
    listening: 'it listens',
    page: 'the first page is there',
    ready: 'it is ready, and can search',
    processor: 'processor time until then',
  };
  const of = (name) => measured.map((one) => one[name]);
  table(
    ['', 'median ms', 'worst ms'],
    Object.entries(names).map(([name, title]) => [
      title,
      median(of(name)).toFixed(0),
      Math.max(...of(name)).toFixed(0),
    ]),
  );
  console.log('');
  budget('first page of a server that starts', median(of('page')) / 1000, 1, 's');
}

/** Publishes two versions of the demo's site. @returns Their ids. */
async function publishTwo(root, store) {
  const next = temporary();
  cpSync(join(root, '.portico', 'bench', 'site'), next, { recursive: true });
  const page = join(next, 'robots.txt');
  writeFileSync(page, `${readFileSync(page, 'utf8')}# The next version.\n`);
  const ids = [];
  for (const site of [join(root, '.portico', 'bench', 'site'), next]) {
    const { output } = await portico(root, ['releases', 'publish', '--store', store, '--site', site]);
    ids.push(/Release ([0-9a-f]{12})/.exec(output)[1]);
  }
  remove(next);
  return ids;
}

/** Resolves when every server answers with a release. */
async function followed(servers, id) {
  const releaseOf = async ({ origin }) => (await fetch(origin)).headers.get('x-portico-release');
  for (const server of servers) while ((await releaseOf(server)) !== id) await pause(10);
}

/** Three servers of the artifact that follow a folder of releases. */
export async function benchRollout(root, { rounds = 5, servers: count = 3 } = {}) {
  const artifact = await builtArtifact(root);
  const folder = temporary();
  const store = join(folder, 'releases');
  const servers = [];
  const measured = { activate: [], rollback: [] };
  const releases = (...args) => portico(root, ['releases', ...args, '--store', store]);
  try {
    const [first, second] = await publishTwo(root, store);
    await releases('activate', first);
    for (let at = 0; at < count; at++) {
      const env = {
        PORTICO_RELEASES: store,
        PORTICO_DATA: join(folder, `data${at}`),
        PORT: '0',
        HOST: '127.0.0.1',
      };
      servers.push(await startServer(artifact, ['server.mjs', '--demo', '--quiet'], env));
    }
    for (let round = 0; round < rounds; round++) {
      await releases('activate', second);
      measured.activate.push(await timeOf(() => followed(servers, second)));
      await releases('rollback');
      measured.rollback.push(await timeOf(() => followed(servers, first)));
    }
  } finally {
    for (const server of servers) server.stop();
  }
  const seconds = (name, of) => (of(measured[name]) / 1000).toFixed(2);
  const worst = (all) => Math.max(...all);
  console.log(
    `\n(l) From the end of the command until the last of ${count} servers serves the release, ${rounds} rounds; load of the machine ${loadavg()[0].toFixed(1)}\n`,
  );
  table(
    ['', 'median s', 'worst s'],
    ['activate', 'rollback'].map((name) => [name, seconds(name, median), seconds(name, worst)]),
  );
  console.log('');
  budget('a release on all servers', worst([...measured.activate, ...measured.rollback]) / 1000, 2, 's');
  remove(folder);
}
