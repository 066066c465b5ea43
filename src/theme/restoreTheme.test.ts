import type { Theme } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { brandTokens } from './brand.gen.ts';
import { onlyAtBuild, restoreTheme, themeData } from './restoreTheme.ts';
import { islandTheme as real } from './theme.ts';
import { themeComponents } from './themeComponents.ts';

const restored = restoreTheme(themeData(real, brandTokens), themeComponents as Theme['components']);

/** Lists the values in an object by path. All functions count as equal. */
function facts(value: unknown, path = '', seen = new Map<string, unknown>()): Map<string, unknown> {
  if (typeof value === 'function') seen.set(path, 'function');
  if (typeof value !== 'object' || value === null)
    return seen.set(path, typeof value === 'function' ? 'function' : value);
  for (const [key, inner] of Object.entries(value)) facts(inner, `${path}.${key}`, seen);
  return seen;
}

const withoutCode = ({ components: _code, ...rest }: Theme) => rest;

test('a restored theme has every value and function of the real one that sections can ask for', () => {
  const [ours, theirs] = [restored, real].map((theme) => facts(withoutCode(theme)));
  const missing = [...(theirs ?? [])].filter(
    ([path, value]) => ours?.get(path) !== value && value !== undefined,
  );
  const isLeftOut = (path: string) =>
    path === '.palette.augmentColor' || onlyAtBuild.some((name) => path.startsWith(`.${name}`));
  expect(missing.filter(([path]) => !isLeftOut(path))).toEqual([]);
  expect([...(ours ?? [])].filter(([path]) => !theirs?.has(path))).toEqual([]);
});

test('overrides are those of the real one', () => {
  expect(Object.keys(restored.components ?? {})).toEqual(Object.keys(real.components ?? {}));
  for (const [name, entry] of Object.entries(restored.components ?? {}))
    expect(entry).toEqual(real.components?.[name as keyof Theme['components']]);
});

const colors = [
  '#0f5a43',
  'rgb(255 255 255 / 0.22)',
  'rgb(12, 40, 30)',
  'hsl(120, 50%, 40%)',
  'color(display-p3 1 0 0)',
  real.vars.palette.primary.main,
  'var(--p-palette-primary-main, #0f5a43)',
  'var(--own, currentColor)',
];

const asked: Record<string, (theme: Theme) => unknown> = {
  spacing: ({ spacing }) => [
    spacing(0),
    spacing(),
    spacing(1.5),
    spacing(1, 2),
    spacing(-1),
    spacing('auto', 3),
  ],
  breakpoints: ({ breakpoints: { up, down, between, only, not } }) => [
    up('md'),
    up(500),
    down('lg'),
    between('xs', 'lg'),
    between('md', 1200),
    ...(['xs', 'sm', 'md', 'lg', 'xl'] as const).flatMap((key) => [only(key), not(key)]),
  ],
  transitions: ({ transitions: { create, duration, easing, getAutoHeightDuration } }) => [
    create(),
    create(['color', 'width'], { duration: duration.short, easing: easing.sharp, delay: 20 }),
    getAutoHeightDuration(120),
  ],
  typography: ({ typography: { pxToRem } }) => [pxToRem(14), pxToRem(0), pxToRem(17)],
  alpha: (theme) =>
    colors.flatMap((color) => [theme.alpha(color, 0.5), theme.alpha(color, 'var(--p-x) + 0.1')]),
  'lighten and darken': (theme) =>
    ['#0f5a43', 'rgb(12, 40, 30)'].flatMap((color) => [theme.lighten(color, 0.2), theme.darken(color, 0.2)]),
  'contrast texts': ({ palette }) =>
    ['#000000', '#ffffff', '#767676', '#0f5a43'].map(palette.getContrastText),
  'container queries': ({ containerQueries }) => [
    containerQueries.up('md'),
    containerQueries('x').down('lg'),
  ],
  'color schemes': (theme) => [
    theme.applyStyles('dark', { color: 'red' }),
    theme.applyStyles('light', { color: 'red' }),
    theme.getColorSchemeSelector('dark'),
  ],
  sx: (theme) => theme.unstable_sx({ p: 2, color: 'primary.main', mt: { xs: 1, lg: 3 }, bgcolor: 'divider' }),
  'names of variables': (theme) => theme.getCssVar('palette-primary-main'),
};

test.each(Object.entries(asked))('a restored theme answers for %s as the real one', (_what, ask) => {
  expect(ask(restored)).toEqual(ask(real));
});
