import { expect, test } from 'vitest';
import { NewestRun, inTurns } from '#composer/dev/runs/NewestRun.ts';

test('a newer task stops the one that runs, and begins when that has ended', async () => {
  const runs = new NewestRun();
  const events: string[] = [];
  const first = runs.start(async (signal) => {
    events.push('first begins');
    await new Promise((stopped) => {
      signal.addEventListener('abort', stopped);
    });
    events.push('first stops');
    signal.throwIfAborted();
  });
  await expect.poll(() => events).toEqual(['first begins']);
  const second = runs.start(() => Promise.resolve(void events.push('second')));
  await Promise.all([first, second]);
  expect(events).toEqual(['first begins', 'first stops', 'second']);
});

test('of tasks that wait, only the newest begins', async () => {
  const runs = new NewestRun();
  const begun: number[] = [];
  await Promise.all([1, 2, 3].map((number) => runs.start(() => Promise.resolve(void begun.push(number)))));
  expect(begun).toEqual([3]);
});

test('what a task throws is heard, and the next one runs all the same', async () => {
  const runs = new NewestRun();
  await expect(runs.start(() => Promise.reject(new Error('It broke.')))).rejects.toThrow('It broke.');
  let hasRun = false;
  await runs.start(() => Promise.resolve(void (hasRun = true)));
  expect(hasRun).toBe(true);
});

test('steps rest, so that what comes meanwhile can stop the others', async () => {
  const controller = new AbortController();
  let steps = 0;
  function* endless(): Generator<undefined, void, undefined> {
    for (;;) {
      steps += 1;
      yield;
    }
  }
  setImmediate(() => controller.abort(new Error('A newer one has come.')));
  await expect(inTurns(endless(), controller.signal)).rejects.toThrow('A newer one has come.');
  expect(steps).toBeGreaterThan(0);
});
