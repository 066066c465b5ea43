// A thousand leads at once, and a lock held by another process: latency of leads and pages.
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { timed } from './timed.mjs';

/**
 * Requests a page repeatedly until `work` is done, from a thread, because this one is busy sending leads.
 *
 * @returns The milliseconds of each request.
 */
async function pagesDuring(origin, work) {
  const thread = new Worker(new URL('askPages.mjs', import.meta.url), { workerData: origin });
  const failed = new Promise((_done, reject) => thread.once('error', reject));
  const heard = () =>
    Promise.race([failed, new Promise((done) => thread.once('message', (message) => done(message)))]);
  await heard();
  await work;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  thread.postMessage('stop');
  return heard();
}

/** @param post Creates the request of another visitor's lead. */
const leadsAtOnce = (origin, count, post) =>
  Promise.all(Array.from({ length: count }, () => timed(origin, '/svt/elmstone/forms/contact', post())));

/** Returns the latencies of leads and of pages at the same time, and how many leads were accepted and rejected. */
export async function rush(origin, count, post) {
  const leads = [];
  const pages = await pagesDuring(
    origin,
    leadsAtOnce(origin, count, post).then((answers) => leads.push(...answers)),
  );
  const counted = (status) => leads.filter((lead) => lead.status === status).length;
  return { leads: leads.map(({ ms }) => ms), pages, taken: counted(200), refused: counted(503) };
}

const holder = `
const Database = require('better-sqlite3');
const database = new Database(process.argv[1]);
database.exec('begin immediate');
process.stdout.write('held');
setTimeout(() => database.exec('rollback'), Number(process.argv[2]));
`;

/**
 * Locks the SQLite file from another process. Resolves once it has the lock; `released` resolves once it has released
 * it.
 */
export async function holdLock(file, milliseconds) {
  const child = spawn(process.execPath, ['-e', holder, file, String(milliseconds)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const released = new Promise((done) => child.once('exit', done));
  await new Promise((done) => child.stdout.once('data', done));
  return { released };
}

/** Sends twenty leads at regular intervals while another process holds the lock. */
export async function rushAgainstLock(origin, file, post, milliseconds = 4000) {
  const { released } = await holdLock(file, milliseconds);
  const all = [];
  const state = { isHeld: true };
  const until = released.finally(() => (state.isHeld = false));
  const sending = (async () => {
    while (state.isHeld) {
      all.push(leadsAtOnce(origin, 20, post));
      await sleep(100);
    }
    await until;
  })();
  const pages = await pagesDuring(
    origin,
    sending.then(() => Promise.all(all)),
  );
  const leads = (await Promise.all(all)).flat();
  const counted = (status) => leads.filter((lead) => lead.status === status).length;
  return { leads: leads.map(({ ms }) => ms), pages, taken: counted(200), refused: counted(503) };
}
