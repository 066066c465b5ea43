import { describe, expect, onTestFinished, test } from 'vitest';
import { localStore, readRecord, sessionStore } from './storage.ts';

/** Replaces the browser's storages for one test. */
function storage(get: () => unknown): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { configurable: true, get });
  onTestFinished(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, { configurable: true, value: undefined });
  });
}

function memory(limit = 1000) {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > limit) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  };
}

test('STORE-02 a value is kept under its name, read and removed', () => {
  const area = memory();
  storage(() => area);
  expect(localStore.set('stateNameSelected', 'Maine')).toBe(true);
  expect(localStore.get('stateNameSelected')).toBe('Maine');
  expect(area.getItem('stateNameSelected')).toBe('Maine');
  localStore.remove('stateNameSelected');
  expect(localStore.get('stateNameSelected')).toBeUndefined();
});

describe('STORE-04 storage that is', () => {
  test('blocked is like an empty one', () => {
    storage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(sessionStore.get('Channel')).toBeUndefined();
    expect(sessionStore.set('Channel', 'x')).toBe(false);
    expect(() => sessionStore.remove('Channel')).not.toThrow();
    expect(readRecord(sessionStore, 'sessionValues')).toEqual({});
  });

  test('missing is like an empty one', () => {
    storage(() => undefined);
    expect([sessionStore.get('Channel'), sessionStore.set('Channel', 'x')]).toEqual([undefined, false]);
  });

  test('full says that nothing was kept', () => {
    const area = memory(10);
    storage(() => area);
    expect(sessionStore.set('sessionValues', 'x'.repeat(11))).toBe(false);
    expect(sessionStore.get('sessionValues')).toBeUndefined();
  });

  test.each(['nonsense', '', '[1]', 'null', '7', '{"a":', '"text"'])('%j holds no values', (text) => {
    const area = memory();
    storage(() => area);
    area.setItem('sessionValues', text);
    expect(Object.keys(readRecord(sessionStore, 'sessionValues'))).toEqual([]);
  });
});

test('a record holds texts only and has no prototype', () => {
  const area = memory();
  storage(() => area);
  area.setItem('sessionValues', '{"a":"x","b":7,"c":{"d":"y"},"__proto__":"z"}');
  const record = readRecord(sessionStore, 'sessionValues');
  expect(Object.entries(record)).toEqual([
    ['a', 'x'],
    ['__proto__', 'z'],
  ]);
  expect(Object.getPrototypeOf(record)).toBeNull();
  expect('toString' in record).toBe(false);
});
