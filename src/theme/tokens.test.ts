import { describe, expect, it } from 'vitest';
import { contrast } from '#lib/contrast.ts';
import { type ColourTokens, dark, light } from './tokens.ts';

type Pair = readonly [keyof ColourTokens, keyof ColourTokens];

const pages = ['background', 'surface', 'raised'] as const;
const on = (...texts: (keyof ColourTokens)[]): Pair[] =>
  texts.flatMap((text) => pages.map((page) => [text, page] as const));

/** What is read: 4.5 to 1. */
const textPairs: readonly Pair[] = [
  ...on('text', 'textMuted', 'primary', 'primaryStrong', 'accent', 'error', 'success', 'warning'),
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryStrong'],
  ['onAccent', 'accent'],
  ['primary', 'primaryQuiet'],
  ['primaryStrong', 'primaryQuiet'],
  ['text', 'primaryQuiet'],
  ['textMuted', 'primaryQuiet'],
  ['onDeep', 'deep'],
  ['onDeepMuted', 'deep'],
  ['deep', 'onDeepAccent'],
  ['onDeepAccent', 'deep'],
  ['text', 'errorQuiet'],
  ['error', 'errorQuiet'],
  ['background', 'error'],
  ['text', 'successQuiet'],
  ['success', 'successQuiet'],
  ['text', 'warningQuiet'],
  ['warning', 'warningQuiet'],
  ['textMuted', 'line'],
];

/** What is seen but not read, such as the border of a field: 3 to 1. */
const shapePairs: readonly Pair[] = [...on('control', 'focus'), ['focus', 'deep'], ['focus', 'primaryQuiet']];

describe.each([
  ['light', light],
  ['dark', dark],
])('the colours of the %s scheme', (_name, tokens) => {
  it.each(textPairs)('%s can be read on %s (4.5:1)', (text, ground) => {
    expect(contrast(tokens[text], tokens[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)('%s can be seen on %s (3:1)', (shape, ground) => {
    expect(contrast(tokens[shape], tokens[ground])).toBeGreaterThanOrEqual(3);
  });
});
