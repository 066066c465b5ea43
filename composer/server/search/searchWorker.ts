import { parentPort, workerData } from 'node:worker_threads';
import { SearchIndex } from './SearchIndex.ts';
import type { SearchCall, ThreadReply } from './SearchThread.ts';

// Only `SearchThread` starts this thread.
const file = workerData as string;

function reply(of: () => ThreadReply): void {
  let said: ThreadReply;
  try {
    said = of();
  } catch (error) {
    said = { problem: error instanceof Error ? error.message : String(error) };
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  parentPort?.postMessage(said);
}

reply(() => {
  const index = new SearchIndex(file);
  index.warmUp();
  parentPort?.on('message', (call: SearchCall) =>
    reply(() => ({
      answer: call.method === 'search' ? index.search(...call.args) : index.suggest(...call.args),
    })),
  );
  return {};
});
