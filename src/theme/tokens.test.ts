import { describe, expect, it } from 'vitest';
import { type ColourTokens, dark, light } from './tokens.ts';

/** Relative luminance of a `#rrggbb` colour (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

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
