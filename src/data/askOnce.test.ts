import { expect, test, vi } from 'vitest';
import { askOnce } from './askOnce.ts';

const query = (name: string, queryFn: () => Promise<string>, more: object = {}) => ({
  queryKey: [name],
  queryFn,
  staleTime: 60_000,
  retryDelay: 0,
  ...more,
});

test('RATE-15 two who ask at once share one request, and so does who asks soon after', async () => {
  const send = vi.fn<() => Promise<string>>().mockResolvedValue('4.25');
  const asked = query('shared', send);
  expect(await Promise.all([askOnce(asked), askOnce(asked)])).toEqual(['4.25', '4.25']);
  expect(await askOnce(asked)).toBe('4.25');
  expect(send).toHaveBeenCalledTimes(1);
});

test('a failure is tried once more', async () => {
  const send = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue('up');
  expect(await askOnce(query('retried', send))).toBe('up');
  expect(send).toHaveBeenCalledTimes(2);
});

test('a failure is not kept: the next ask is a new one', async () => {
  const send = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('down'));
  await expect(askOnce(query('failed', send))).rejects.toThrow('down');
  await expect(askOnce(query('failed', send))).rejects.toThrow('down');
  expect(send).toHaveBeenCalledTimes(4);
});

test('RATE-08 a personal answer is not kept', async () => {
  const send = vi.fn<() => Promise<string>>().mockResolvedValue('mine');
  const asked = query('personal', send, { gcTime: 0 });
  await askOnce(asked);
  await askOnce(asked);
  expect(send).toHaveBeenCalledTimes(2);
});
