import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { baseCss } from './baseCss.ts';
import { brandTokens } from './brand.gen.ts';
import { theme } from './theme.ts';
import { variablesCss } from './variablesCss.ts';

const css = variablesCss(theme);
// Those of the theme; others have a fallback.
const usedVariables = (text: string) => [...text.matchAll(/var\((--p-[\w-]+)/g)].map(([, name = '']) => name);

it('declares every variable that the base styles name', () => {
  const declared = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  const used = usedVariables(baseCss(theme));
  expect(used.length).toBeGreaterThan(8);
  expect(used.filter((name) => !declared.has(name))).toEqual([]);
});

it('gives the variables the colors of both schemes', () => {
  const darkPart = css.slice(css.indexOf('prefers-color-scheme'));
  expect(css).toContain(`--p-palette-primary-main:${brandTokens.color.light.primary.main}`);
  expect(darkPart).toContain(`--p-palette-primary-main:${brandTokens.color.dark.primary.main}`);
});

it('keeps what every page starts with below 1.5 kB', () => {
  expect(gzipSync(baseCss(theme), { level: 9 }).length).toBeLessThan(1500);
});
