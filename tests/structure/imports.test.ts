import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A file with an import, for which `npm run lint` must report a problem or not. */
type Case = readonly [what: string, file: string, specifier: string];

const refused: readonly Case[] = [
  ['a section that imports another section', 'src/sections/Seed/A.tsx', '#sections/Accordion/Accordion.tsx'],
  ['a section that goes up to another section', 'src/sections/Seed/B.tsx', '../Accordion/Accordion.tsx'],
  ['a section that goes up behind its own folder', 'src/sections/Seed/C.tsx', './../Accordion/Accordion.tsx'],
  ['a section that goes up behind a name', 'src/sections/Seed/D.tsx', '#lib/../sections/Form/Form.tsx'],
  ['a section that imports the registry', 'src/sections/Seed/E.tsx', '#sections/registry.gen.ts'],
  ['a view that reads files', 'src/sections/Seed/F.tsx', 'node:fs'],
  ['a view that reads files with promises', 'src/sections/Seed/G.tsx', 'node:fs/promises'],
  ['a section that imports all of MUI', 'src/sections/Seed/H.tsx', '@mui/material'],
  ['a section that imports react-hook-form', 'src/sections/Seed/I.tsx', 'react-hook-form'],
  ['a section that imports a package nobody named', 'src/sections/Seed/J.tsx', 'lodash'],
  ['a section that imports a package that ends like a named one', 'src/sections/Seed/K.tsx', 'other/react'],
  ['a section that imports the composer', 'src/sections/Seed/L.tsx', '#composer/check/check.ts'],
  ['lib that imports the theme', 'src/lib/a.ts', '#theme/base/media.ts'],
  ['lib that imports React', 'src/lib/b.ts', 'react'],
  ['words that import the components', 'src/words/a.ts', '#components/data-display/Icon.tsx'],
  ['a component that needs a section around it', 'src/components/A.tsx', '#section-kit/sectionContext.tsx'],
  ['a component that imports a form', 'src/components/B.tsx', '#forms/view/FormView.tsx'],
  ['a kind of field that imports its control', 'src/forms/kinds/a.ts', '#components/fields/TextField.tsx'],
  ['the rules of a form that import its view', 'src/forms/rules/a.ts', '#forms/view/FormView.tsx'],
  ['section-kit that imports a section', 'src/section-kit/a.ts', '#sections/Form/Form.tsx'],
  ['the checker that imports React', 'composer/page/a.ts', 'react'],
  ['the checker that imports the renderer', 'composer/page/b.ts', '#composer/render/renderPage.ts'],
  ['the renderer that knows a section', 'composer/render/a.ts', '#sections/Form/Form.section.ts'],
  ['the renderer that knows the registry', 'composer/render/b.ts', '#sections/registry.gen.ts'],
  ['publishing that imports the registry', 'composer/publish/a.ts', '#sections/registry.gen.ts'],
  ['development that imports the registry', 'composer/dev/b.ts', '#sections/registry.gen.ts'],
  ['browser code that imports Node', 'composer/client/a.ts', 'node:path'],
  ['browser code that imports the server', 'composer/client/b.ts', '#composer/server/createServer.ts'],
  ['browser code of development that imports Node', 'composer/dev/client/a.ts', 'node:path'],
  ['the server that imports a section', 'composer/server/a.ts', '#sections/Form/Form.schema.ts'],
  ['the server that imports a view of a form', 'composer/server/b.ts', '#forms/view/FormView.tsx'],
  ['development that imports a command', 'composer/dev/a.ts', '#composer/cli/commands/build.ts'],
  ['the public surface that imports the composer', 'src/index.ts', '#composer/check/check.ts'],
  ['a new folder that has no row in the table', 'composer/seed/a.ts', '#lib/html.ts'],
  ['a test that goes up', 'tests/seed/a.test.ts', '../../src/lib/markup/html.ts'],
  ['a story that goes up', 'stories/seed/a.stories.tsx', '../inTheme.tsx'],
];

const taken: readonly Case[] = [
  ['a section that imports its own files', 'src/sections/Seed/M.tsx', './A.tsx'],
  ['a section that imports a component', 'src/sections/Seed/N.tsx', '#components/data-display/Icon.tsx'],
  ['a section that imports React', 'src/sections/Seed/O.tsx', 'react'],
  ['a form that imports react-hook-form', 'src/forms/view/a.ts', 'react-hook-form'],
  ['the server that checks a form by the rules of the form', 'composer/server/c.ts', '#forms/rules/rules.ts'],
  ['a program that imports the registry', 'composer/project/a.ts', '#sections/registry.gen.ts'],
  ['publishing that writes files', 'composer/publish/b.ts', 'node:fs/promises'],
  [
    'a test of a section that imports another section',
    'src/sections/Seed/A.test.tsx',
    '#sections/Form/Form.tsx',
  ],
];

/** Forms of imports that the lint must all recognize. */
const forms = {
  types: "import type { T } from '#theme/base/media.ts';\nexport const a = (t: T): T => t;\n",
  'for its effects': "import '#theme/base/media.ts';\n",
  'on from there': "export { media } from '#theme/base/media.ts';\n",
  later: "export const load = () => import('#theme/base/media.ts');\n",
};

let folder = '';
/** `file rule` of every lint error in the seeded folders. */
let findings: readonly string[] = [];

function seed(file: string, source: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), source);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-imports-'));
  for (const name of ['.oxlintrc.json', '.oxlint', 'package.json', 'tsconfig.json'])
    cpSync(name, join(folder, name), { recursive: true });
  for (const [, file, specifier] of [...refused, ...taken])
    seed(file, `import * as seeded from '${specifier}';\nexport const it = seeded;\n`);
  for (const [how, source] of Object.entries(forms))
    seed(`src/lib/form-${how.replaceAll(' ', '-')}.ts`, source);
  seed('src/lib/circleA.ts', "import { b } from './circleB.ts';\nexport const a = (): unknown => b;\n");
  seed('src/lib/circleB.ts', "import { a } from '#lib/circleA.ts';\nexport const b = (): unknown => a;\n");
  const { stdout } = spawnSync(
    process.execPath,
    [resolve('node_modules/oxlint/bin/oxlint'), '--format=json', 'src', 'composer', 'stories', 'tests'],
    { cwd: folder, encoding: 'utf8' },
  );
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] };
  findings = diagnostics.map(({ filename, code }) => `${filename.replaceAll('\\', '/')} ${code}`);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const denial = 'eslint(no-restricted-imports)';

test.for(refused)('the lint refuses %s', ([, file]) => {
  expect(findings).toContain(`${file} ${denial}`);
});

test.for(taken)('the lint takes %s', ([, file]) => {
  expect(findings).not.toContain(`${file} ${denial}`);
});

test.for(Object.keys(forms))('an import that is not allowed is refused when it imports %s', (how) => {
  expect(findings).toContain(`src/lib/form-${how.replaceAll(' ', '-')}.ts ${denial}`);
});

test('the lint refuses modules that import each other, by names too', () => {
  expect(findings).toContain('src/lib/circleA.ts import(no-cycle)');
});
