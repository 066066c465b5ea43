import { expect, test } from 'vitest';
import { withLightness } from '#lib/color/oklab.ts';
import { colorCss, fluidCss, fontFamilyCss, shadowCss } from '#composer/brand/tokenCss.ts';
import { nearestPassing, over } from '#composer/brand/contrastProblems.ts';

const rem = (value: number) => ({ value, unit: 'rem' });
const px = (value: number) => ({ value, unit: 'px' });
const white = { colorSpace: 'srgb', components: [1, 1, 1] };

test('a color is its hex, and names its channels when it is not opaque', () => {
  expect(colorCss({ ...white, alpha: 1 })).toBe('#ffffff');
  expect(colorCss({ ...white, alpha: 0.22 })).toBe('rgb(255 255 255 / 0.22)');
  expect(colorCss({ colorSpace: 'oklch', components: [0.4, 0.1, 160], hex: '#0F5A43' })).toBe('#0f5a43');
});

test('a size grows between windows of 360 and 1200 pixels', () => {
  expect(fluidCss(rem(2.125), rem(3.5))).toBe('clamp(2.125rem, 1.5357rem + 2.619vw, 3.5rem)');
  expect(fluidCss(px(16), rem(1))).toBe('1rem');
});

test('families are quoted where they need it, and their stand-ins follow them', () => {
  const stack = ['Public Sans', 'Georgia', 'system-ui', 'sans-serif'];
  expect(
    fontFamilyCss(stack, (family) => (family === 'Public Sans' ? 'Public Sans Fallback' : undefined)),
  ).toBe("'Public Sans', 'Public Sans Fallback', Georgia, system-ui, sans-serif");
});

test('a shadow lists its layers', () => {
  const layer = { color: white, offsetX: px(0), offsetY: px(8), blur: px(24), spread: px(-12) };
  expect(shadowCss([layer, { ...layer, spread: px(0) }])).toBe(
    '0 8px 24px -12px #ffffff, 0 8px 24px 0 #ffffff',
  );
});

test('the nearest color that passes has the same hue', () => {
  expect(nearestPassing('#ff0000', [{ ground: '#ffffff', min: 4.5 }])).toMatch(
    /^#e[0-9a-f]0[0-9a-f]0[0-9a-f]$/,
  );
  expect(nearestPassing('#888888', [{ ground: '#ffffff', min: 4.5 }])).toBe('#767676');
  expect(
    nearestPassing('#888888', [
      { ground: '#ffffff', min: 10 },
      { ground: '#000000', min: 10 },
    ]),
  ).toBeUndefined();
});

test('half of white on black is gray', () => {
  expect(over('#ffffff', 0.5, '#000000')).toBe('#808080');
});

test('a color keeps its hue with another lightness', () => {
  expect(withLightness('#0f5a43', 0)).toBe('#000000');
  expect(withLightness('#777777', 1)).toBe('#ffffff');
});
