import { globSync, readFileSync } from 'node:fs';
import { exampleImports } from './exampleImports.ts';
import { muiComponents } from './muiExports.ts';
import { muiLevels, muiXLevels } from './muiLevels.ts';

/** Where the document is in the project. */
export const muiDocumentPath = 'docs/mui.md';

/** The packages with examples, and what they export that no page shows. */
export const packages = {
  material: '@mui/material',
  x: ['@mui/x-charts', '@mui/x-date-pickers'],
} as const;

/** What the examples use, by the example's name. */
export const usedByExamples = new Map(
  globSync('tests/packages/mui-examples/examples/*Examples.tsx')
    .toSorted()
    .flatMap((file) => [...exampleImports(file)]),
);

/** Returns the exports of packages that examples use. */
const exampled = (names: readonly string[]): ReadonlySet<string> =>
  new Set(
    [...usedByExamples.values()].flatMap((used) => names.flatMap((name) => [...(used.get(name) ?? [])])),
  );

/** The components of `@mui/material` that examples show. */
export const shownComponents: readonly string[] = muiComponents.filter((name) =>
  exampled([packages.material]).has(name),
);

/** Components of the library under MUI’s names, which work without React: their files, by name. */
function ownParts(): ReadonlyMap<string, string> {
  const own = new Map<string, string>();
  for (const path of globSync('src/components/**/*.tsx').toSorted()) {
    const exports = readFileSync(path, 'utf8').matchAll(/^export (?:function|const) (\w+)/gm);
    for (const [, name = ''] of exports)
      if (muiComponents.includes(name)) own.set(name, path.replaceAll('\\', '/'));
  }
  return own;
}

/** Returns a table as the formatter writes it. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** Returns the levels of a component, and the note on them. */
function levelsOf(levels: typeof muiLevels, name: string): readonly [string, string, string] {
  const own = levels.find(({ components }) => components.includes(name));
  return [own?.html ?? 'yes', own?.island === false ? 'no' : 'yes', own?.note ?? ''];
}

function muiTable(): string {
  const own = ownParts();
  const rows = muiComponents.map((name) => {
    const [html, island, note] = levelsOf(muiLevels, name);
    const file = own.get(name);
    return [`\`${name}\``, html, file === undefined ? '' : `[\`${name}\`](../${file})`, island, note];
  });
  return table(['MUI’s component', 'HTML', 'Portico’s own', 'Island', 'Note'], rows);
}

function xTable(): string {
  const rows = muiXLevels
    .flatMap(({ components }) => components)
    .toSorted()
    .map((name) => [`\`${name}\``, ...levelsOf(muiXLevels, name)]);
  return table(['MUI X’s component', 'HTML', 'Island', 'Note'], rows);
}

const versionOf = (name: string) =>
  (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string }).version;

/** Returns the text of the document. */
export const muiDocument =
  (): string => `<!-- Written by "npm run gen" from tests/mui and the examples of MUI’s components. Do not edit. -->

# What MUI’s components do on pages

Every component that \`${packages.material}\` ${versionOf(packages.material)} exports, at the levels of pages
([decision](decisions/look-and-styles.md); [how to use one](guides/look.md)).

- **HTML**: rendered when the site is built, or in a page that is rendered for a request; no script. \`yes\` is all it
  does, \`looks\` that it is drawn as MUI draws it but answers visitors only in an island.
- **Portico’s own**: a component of the library under the same name in the theme, which works without React.
- **Island**: React in the browser, after the HTML.

A test publishes their examples (\`tests/packages/mui-examples\`) and compares them in a browser with what MUI renders on a
page without a policy: the boxes, texts and colors of all elements, as HTML, in islands before and after they hydrate,
and after visitors have used them. It also hydrates them with React's development build. Contexts, hooks and functions
have no row. An export without an example or a reason fails the test, so a new version of MUI shows what it has added.

${muiTable()}

Hooks that ask the browser (\`useMediaQuery\`, \`useScrollTrigger\`) answer in islands only.

## Charts and pickers of MUI X

Of \`@mui/x-charts\` ${versionOf('@mui/x-charts')} and \`@mui/x-date-pickers\` ${versionOf('@mui/x-date-pickers')}, which Portico
does not install: whatever has sections that use them, this repository or a package, adds them to its \`dependencies\`.

${xTable()}
`;
