import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface Seed {
  readonly what: string;
  readonly source: string;
  /** Expected messages, in order. */
  readonly told: readonly string[];
  readonly path?: string;
}

const part = (style: string) => `export const Root = styled('div', { name, slot: 'Root' })(${style});`;

/** Returns a style outside the theme, and its invalid value. */
const raw = (what: string, style: string, value: string): Seed => ({
  what: `${what} outside the theme is an error`,
  source: part(style),
  told: [`\`${value}`],
});

const seeds: readonly Seed[] = [
  raw('a color in hexadecimal digits', `{ color: '#0f5a43' }`, '#0f5a43'),
  raw('a color as a function', `{ background: 'rgb(12 40 30 / 0.1)' }`, 'rgb('),
  raw('a color by its name', `{ borderTopColor: 'rebeccapurple' }`, 'rebeccapurple'),
  raw('a color inside a gradient', `{ backgroundImage: 'linear-gradient(white, black)' }`, 'linear-gradient'),
  raw('a color in a variable', `{ '--tone': '#fff' }`, '#fff'),
  raw('a font size', `{ fontSize: '1.125rem' }`, '1.125rem'),
  raw('a font size as a number', `{ fontSize: 14 }`, '14'),
  raw('a font weight', `{ fontWeight: 650 }`, '650'),
  raw('a font family', `{ fontFamily: 'Georgia, serif' }`, 'Georgia, serif'),
  raw('a radius', `{ borderStartEndRadius: '6px' }`, '6px'),
  raw('a shadow', `{ boxShadow: '0 1px 2px black' }`, '0 1px 2px black'),
  raw('a line', `({ theme }) => ({ border: \`1px solid \${theme.vars.palette.divider}\` })`, '1px solid'),
  raw('space inside', `{ paddingBlock: '1.5rem' }`, '1.5rem'),
  raw('space as a number', `{ marginTop: -8 }`, '8'),
  raw('space between', `({ theme }) => ({ gap: \`\${theme.spacing(1)} 12px\` })`, '12px'),
  raw('a place', `{ insetInlineEnd: '10px' }`, '10px'),
  raw('a duration', `{ transition: 'rotate .2s' }`, 'rotate .2s'),
  raw('a look in a media query', `{ '@media print': { margin: '1cm' } }`, '1cm'),
  raw('a look under a condition', `({ wide }) => ({ padding: wide ? '2rem' : 0 })`, '2rem'),
  {
    what: 'a look that a constant of the file holds is an error',
    source: `const gap = '1.25rem';\n${part('{ gap }')}`,
    told: ['`1.25rem`'],
  },
  {
    what: 'a raw color of a drawing is an error',
    source: 'export const Dot = () => <circle fill="#123456" />;',
    told: ['#123456'],
  },
  {
    what: 'styles as a text are an error',
    source: 'export const Root = styled.div`color: red;`;',
    told: ['as objects'],
  },
  {
    what: 'in sx a number is a step of the theme',
    source: 'export const View = () => <Box sx={{ padding: 2, borderRadius: 1 }} />;',
    told: [],
  },
  {
    what: 'in sx a length is an error',
    source: "export const View = () => <Box sx={{ padding: '2rem' }} />;",
    told: ['`2rem`'],
  },
  ...[
    ['a font size', 'fontSize: 48', '48', 'a variant of Typography, or typography'],
    ['a font weight', 'fontWeight: 700', '700', 'a variant of Typography, or typography'],
    ['a radius', 'borderRadius: 12', '12', '(theme) => theme.vars.shape'],
    ['a shadow of MUI', 'boxShadow: 3', '3', '(theme) => theme.vars.elevation'],
    ['a line', 'border: 1', '1', '(theme) => theme.vars.stroke'],
    ['a grey of MUI', "bgcolor: 'grey.300'", 'grey.300', 'a color of the palette'],
    ['a color', "bgcolor: 'tomato'", 'tomato', 'a color of the palette'],
  ].map(([what = '', style = '', value = '', instead = '']) => ({
    what: `in sx ${what} is an error, and says what to take`,
    source: `export const View = () => <Box sx={{ ${style} }} />;`,
    told: [`\`${value}\` outside src/theme: take ${instead}`],
  })),
  {
    what: 'a selector by class of something inside is an error',
    source: part("{ '& .card': { display: 'grid' } }"),
    told: ['by class'],
  },
  {
    what: 'a state as a class is an error',
    source: part("{ '&.deep': { display: 'grid' } }"),
    told: ['by class'],
  },
  {
    what: 'layout, values of the theme and lengths of type are right',
    source: part(`({ theme: { spacing, vars, typography, stroke } }) => ({
    ...typography.caption,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
    maxWidth: '36rem',
    width: '3.25rem',
    margin: '0 auto',
    gap: spacing(1.5, 2),
    padding: '0.4em 50%',
    color: 'inherit',
    background: vars.palette.background.surface,
    border: \`\${stroke.hairline} solid currentColor\`,
    borderRadius: vars.shape.cardRadius,
    fontSize: '0.9em',
    '&.Mui-disabled': { color: 'transparent' },
  })`),
    told: [],
  },
  ...['src/components/Seeded.tsx', 'src/forms/Seeded.tsx'].map((path) => ({
    what: `the rule holds in ${path}`,
    source: part("{ color: '#0f5a43' }"),
    told: ['#0f5a43'],
    path,
  })),
  {
    what: 'the theme is where looks stand',
    source: "export const MuiX = { styleOverrides: { root: { color: '#003256', padding: '1rem' } } };",
    told: [],
    path: 'src/theme/components/MuiX.ts',
  },
];

interface Report {
  readonly diagnostics: readonly {
    readonly code: string;
    readonly message: string;
    readonly filename: string;
  }[];
}

const pathOf = ({ path }: Seed, at: number) => path ?? `src/sections/Seeded/Seeded${at}.tsx`;

/**
 * Returns the lint's messages about looks by file, from a folder that contains only the seeds and this project's lint
 * settings.
 */
function lintSeeds(folder: string): ReadonlyMap<string, readonly string[]> {
  for (const path of ['.oxlintrc.json', '.oxlint']) cpSync(path, join(folder, path), { recursive: true });
  seeds.forEach((seed, at) => {
    const file = join(folder, pathOf(seed, at));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, seed.source);
  });
  const oxlint = resolve('node_modules/.bin/oxlint');
  const { stdout } = spawnSync(oxlint, ['--format', 'json', 'src'], { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as Report;
  const found = new Map<string, string[]>();
  for (const { code, message, filename } of diagnostics)
    if (code.startsWith('looks(')) found.set(filename, [...(found.get(filename) ?? []), message]);
  return found;
}

const folder = mkdtempSync(join(tmpdir(), 'portico-looks-'));
let found: ReadonlyMap<string, readonly string[]> = new Map();
beforeAll(() => {
  found = lintSeeds(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(seeds.map((seed, at) => [seed.what, seed, at] as const))('%s', (_what, seed, at) => {
  const messages = found.get(pathOf(seed, at)) ?? [];
  expect(messages).toEqual(seed.told.map((words) => expect.stringContaining(words)));
});
