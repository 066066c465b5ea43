import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { LeadQueue, type LeadQueueOptions } from '#composer/server/store/LeadQueue.ts';
import type { BatchOutcome, WaitingLead } from '#composer/server/store/threadMessages.ts';

const lead = (key: string) => ({
  form: 'contact',
  key,
  digests: ['digest'] as const,
  body: '{}',
  sealed: null,
  locale: 'en',
  page: '/',
  receivedAt: 0,
  delivery: 'waiting' as const,
  proofs: [],
});

/** Creates a queue whose batches end when the test says so. */
function queueWith(options: Partial<LeadQueueOptions> = {}) {
  const batches: string[][] = [];
  const open: (() => void)[] = [];
  const write = (leads: readonly WaitingLead[]) =>
    new Promise<readonly BatchOutcome[]>((done) => {
      batches.push(leads.map(({ lead: { key } }) => key));
      open.push(() => done(leads.map((_, id) => ({ state: 'stored', id, key: String(id) }))));
    });
  const queue = new LeadQueue({ write, timeoutMs: 60_000, ...options });
  return { queue, batches, end: async () => (open.shift()?.(), await sleep(0)) };
}

test('leads that come while others are written are written together', async () => {
  const { queue, batches, end } = queueWith();
  const added = ['a', 'b', 'c', 'd'].map((key) => queue.add(lead(key)));
  await end();
  await end();
  expect(batches).toEqual([['a'], ['b', 'c', 'd']]);
  expect(await Promise.all(added)).toHaveLength(4);
});

test('a lead beyond the longest queue is refused at once, and never written', async () => {
  const { queue, batches, end } = queueWith({ longest: 2 });
  const added = ['a', 'b', 'c'].map((key) => queue.add(lead(key)));
  await expect(queue.add(lead('d'))).rejects.toThrow('Too many leads');
  await end();
  await end();
  await Promise.all(added);
  expect(batches.flat()).toEqual(['a', 'b', 'c']);
});

test('a lead that waited too long is refused in time, and never written', async () => {
  const { queue, batches, end } = queueWith({ timeoutMs: 50 });
  const first = queue.add(lead('a'));
  await expect(queue.add(lead('b'))).rejects.toThrow('did not get to the lead in time');
  await end();
  await first;
  const last = queue.add(lead('c'));
  await end();
  await last;
  expect(batches).toEqual([['a'], ['c']]);
});

test('a batch that fails fails its leads, and the next ones are written', async () => {
  let calls = 0;
  const write = (leads: readonly WaitingLead[]) => {
    calls += 1;
    return calls === 1
      ? Promise.reject(new Error('The store thread exited.'))
      : Promise.resolve(leads.map(() => ({ state: 'stored', id: 1, key: 'b' }) as const));
  };
  const queue = new LeadQueue({ write, timeoutMs: 60_000 });
  await expect(queue.add(lead('a'))).rejects.toThrow('thread exited');
  expect(await queue.add(lead('b'))).toEqual({ state: 'stored', id: 1, key: 'b' });
});
