import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { theme } from '#theme/theme.ts';

const read = (folder: string, isWanted: (name: string) => boolean) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter(isWanted)
    .map((name) => ({ name, source: readFileSync(join(folder, name), 'utf8') }));

const components = read(
  'src/components',
  (name) => name.endsWith('.tsx') && !name.includes('.test.') && !name.includes('.styles.'),
);
const stories = read('stories/components', (name) => name.endsWith('.stories.tsx'));

/** Returns the sources of the stories that use a file of `src/components`, as one text. */
const storiesOf = (file: string) =>
  stories
    .filter(({ source }) => source.includes(`'#components/${file}'`))
    .map(({ source }) => source)
    .join('\n');

const index = readFileSync('src/index.ts', 'utf8');
const exported = [...index.matchAll(/^export \{([^}]*)\} from '\.\/components\/([\w./-]+\.tsx)'/gm)].flatMap(
  ([, names = '', file = '']) =>
    names
      .split(',')
      .map((name) => ({ name: name.trim(), file }))
      .filter(({ name }) => /^[A-Z]/.test(name)),
);

test('every exported component is shown in a story', () => {
  const hidden = exported.filter(
    ({ name, file }) => !new RegExp(`<${name}\\b|component: ${name}\\b`).test(storiesOf(file)),
  );
  expect(hidden.map(({ name }) => name)).toEqual([]);
});

/** Default values that are not in a component's file: MUI's defaults, and those that depend on its context. */
const byItself = new Set([
  'Link color="primary"',
  'Chip variant="filled"',
  'TableCell variant="head"',
  'TableCell variant="body"',
]);

const isShown = (value: string, source: string) => new RegExp(`['"]${value}['"]|\\b${value}:`).test(source);

test('every value of a component’s own props is shown in a story', () => {
  const hidden = components.flatMap(({ name, source }) =>
    [...source.matchAll(/readonly (\w+)\?: ((?:'\w+' \| )+'\w+');/g)]
      // The element that a component renders is not visible.
      .filter(([, prop]) => prop !== 'component')
      .flatMap(([, prop = '', union = '']) =>
        union
          .split(' | ')
          .map((quoted) => quoted.slice(1, -1))
          .filter((value) => !source.includes(`${prop} = '${value}'`) && !isShown(value, storiesOf(name)))
          .map((value) => `${basename(name, '.tsx')} ${prop}="${value}"`),
      ),
  );
  expect(hidden.filter((value) => !byItself.has(value))).toEqual([]);
});

interface Variants {
  readonly variants?: readonly { readonly props: unknown }[];
}

/** Returns the props that a theme override depends on. */
function variantsOf(override: unknown): (readonly [string, unknown])[] {
  const style: unknown = typeof override === 'function' ? override({ theme, ownerState: {} }) : override;
  // Overrides are style objects, or processed ones that keep their variants.
  const { variants = [] } = (style ?? {}) as Variants;
  return variants.flatMap(({ props }) =>
    typeof props === 'object' && props !== null ? Object.entries(props) : [],
  );
}

test('every variant that the theme gives a component is shown in a story', () => {
  const hidden = Object.entries(theme.components ?? {}).flatMap(([name, entry]) => {
    const part = new RegExp(`'${name}'|'@mui/material/${name.replace(/^Mui/, '')}'`);
    const files = components.filter(({ source }) => part.test(source));
    if (files.length === 0) return [];
    const shown = files.map(({ name: file }) => storiesOf(file)).join('\n');
    // All entries have these properties, with specific types.
    const { styleOverrides, variants, defaultProps } = entry as {
      styleOverrides?: object;
      variants?: Variants['variants'];
      defaultProps?: Record<string, unknown>;
    };
    const isDefault = (prop: string, value: string) =>
      defaultProps?.[prop] === value || files.some(({ source }) => source.includes(`${prop} = '${value}'`));
    return [...Object.values(styleOverrides ?? {}), { variants }]
      .flatMap(variantsOf)
      .flatMap(([prop, value]) => (typeof value === 'string' ? [{ prop, value }] : []))
      .filter(({ prop, value }) => !isDefault(prop, value) && !isShown(value, shown))
      .map(({ prop, value }) => `${name.replace(/^Mui/, '')} ${prop}="${value}"`);
  });
  expect([...new Set(hidden)].filter((value) => !byItself.has(value))).toEqual([]);
});
