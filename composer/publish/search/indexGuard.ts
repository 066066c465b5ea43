// Starts the worker that writes a search index and reports its exit, because IndexThread blocks while it waits.
import { join } from 'node:path';
import { Worker, workerData } from 'node:worker_threads';
import { hasEnded, type IndexTask, wasTooLarge } from './IndexThread.ts';

// Only IndexThread starts this file.
const task = workerData as IndexTask;
const { bundle, port, done, limits } = task;

const worker = new Worker(join(bundle, 'indexWorker.mjs'), {
  workerData: task,
  transferList: [port],
  ...(limits && { resourceLimits: limits }),
});
let code: unknown;
worker.on('error', (error: NodeJS.ErrnoException) => (code = error.code));
worker.on('exit', () => {
  // The worker finished or reported an error itself.
  if (Atomics.load(done, 1) !== 0) return;
  Atomics.store(done, 0, code === 'ERR_WORKER_OUT_OF_MEMORY' ? wasTooLarge : hasEnded);
  Atomics.notify(done, 0);
});
