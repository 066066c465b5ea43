import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { baseCss } from './baseCss.ts';
import { dark, light } from './tokens.ts';
import { theme } from './theme.ts';
import { variablesCss } from './variablesCss.ts';
import { vars } from './vars.ts';

const css = variablesCss(theme);
const usedVariables = (text: string) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

it('declares every variable that static styles name', () => {
  const declared = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  const used = [...Object.values(vars).flatMap(usedVariables), ...usedVariables(baseCss(theme))];
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((name) => !declared.has(name))).toEqual([]);
});

it('gives the variables the colours of both schemes', () => {
  const darkPart = css.slice(css.indexOf('prefers-color-scheme'));
  expect(css).toContain(`--p-palette-elm-primary:${light.primary}`);
  expect(darkPart).toContain(`--p-palette-elm-primary:${dark.primary}`);
});

it('keeps what every page starts with below 1.5 kB', () => {
  expect(gzipSync(baseCss(theme), { level: 9 }).length).toBeLessThan(1500);
});
