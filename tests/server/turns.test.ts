import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { Turns } from '#composer/server/http/Turns.ts';

test('tasks begin in their order, a few in each turn of the event loop', async () => {
  const turns = new Turns();
  const begun: number[] = [];
  for (let number = 0; number < 20; number += 1) turns.begin(() => begun.push(number));
  const counts = [begun.length];
  while (begun.length < 20) {
    await nextTurn();
    counts.push(begun.length);
  }
  expect(counts[0]).toBeGreaterThan(0);
  expect(counts.length).toBeGreaterThan(2);
  expect(begun).toEqual(Array.from({ length: 20 }, (_, number) => number));
});

test('a task that comes alone begins at once', async () => {
  const turns = new Turns();
  for (let round = 0; round < 3; round += 1) {
    let hasBegun = false;
    turns.begin(() => (hasBegun = true));
    expect(hasBegun).toBe(true);
    await nextTurn();
    await nextTurn();
  }
});

test('a task beyond those that may wait never begins', async () => {
  const turns = new Turns();
  let count = 0;
  const taken = Array.from({ length: 3000 }, () => turns.begin(() => (count += 1))).filter(Boolean).length;
  expect(taken).toBeLessThan(3000);
  await vi.waitFor(() => expect(count).toBe(taken));
  await nextTurn();
  await nextTurn();
  expect(count).toBe(taken);
});
