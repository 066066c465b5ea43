import { describe, expect, it } from 'vitest';
import { contrast } from '#lib/color/contrast.ts';
import { brandTokens } from './brand.gen.ts';
import { colorAt, colorPairs, shapePairs, textPairs } from './colorPairs.ts';

const isOpaque = (color: string) => color.startsWith('#');

describe.each(['light', 'dark'] as const)('the colors of the %s scheme', (scheme) => {
  const colors = brandTokens.color[scheme];

  it.each(textPairs.filter(({ ground }) => isOpaque(colorAt(colors, ground))))(
    '$color can be read on $ground (4.5:1)',
    ({ color, ground }) => {
      expect(contrast(colorAt(colors, color), colorAt(colors, ground))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(shapePairs)('$color can be seen on $ground (3:1)', ({ color, ground }) => {
    expect(contrast(colorAt(colors, color), colorAt(colors, ground))).toBeGreaterThanOrEqual(3);
  });
});

it('has each pair once, and says what lies below a ground that is not opaque', () => {
  const names = colorPairs.map(({ color, ground }) => `${color} on ${ground}`);
  expect(new Set(names).size).toBe(names.length);
  for (const { ground, below } of colorPairs)
    expect(isOpaque(colorAt(brandTokens.color.light, ground))).toBe(below === undefined);
});
