// A visitor who reads pages, in a thread. Posts a message after the first page, and the times when told to stop.
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { timed } from './timed.mjs';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const state = { isDone: false };
parentPort.once('message', () => (state.isDone = true));
const ask = async () => {
  const { status, ms } = await timed(workerData, '/cd-rates.html', { agent });
  if (status !== 200) throw new Error(`A page answered ${status}.`);
  return ms;
};
await ask();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort.postMessage('ready');
const times = [];
while (!state.isDone) {
  times.push(await ask());
  await sleep(5);
}
agent.destroy();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort.postMessage(times);
