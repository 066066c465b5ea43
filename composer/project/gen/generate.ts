import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSectionSource, type SectionSource } from './sectionSource.ts';

const note = '// Written by "npm run gen" from the folders in src/sections. Do not edit.\n';

interface SectionFolder extends SectionSource {
  readonly name: string;
  readonly hasBehaviour: boolean;
  readonly hasBeforePaint: boolean;
}

/** Returns every section folder of a project, by name. */
export function sectionFolders(root: string): SectionFolder[] {
  const folder = join(root, 'src/sections');
  return readdirSync(folder, { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && existsSync(join(folder, entry.name, `${entry.name}.section.ts`)),
    )
    .map(({ name }) => {
      const source = readFileSync(join(folder, name, `${name}.section.ts`), 'utf8');
      return {
        name,
        hasBehaviour: existsSync(join(folder, name, `${name}.behaviour.ts`)),
        hasBeforePaint: existsSync(join(folder, name, `${name}.beforePaint.ts`)),
        ...readSectionSource(source),
      };
    })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

function registryFile(sections: readonly SectionFolder[]): string {
  return [
    note,
    "import type { AnySection } from '#section-kit/defineSection.ts';\n",
    ...sections.map(({ name }) => `import { section as ${name} } from './${name}/${name}.section.ts';\n`),
    '\n/** Every section type by its name. */\n',
    'export const registry: ReadonlyMap<string, AnySection> = new Map<string, AnySection>([\n',
    ...sections.map(({ name }) => `  ['${name}', ${name}],\n`),
    ']);\n',
  ].join('');
}

function behavioursFile(sections: readonly SectionFolder[]): string {
  const behaviours = sections.filter(({ hasBehaviour }) => hasBehaviour);
  const early = sections.filter(({ hasBeforePaint }) => hasBeforePaint);
  return [
    note,
    "import type { Behaviour } from '#behaviours/behaviour.ts';\n\n",
    '/** The behaviours of sections, each in a chunk of its own. */\n',
    'export const behaviourLoaders: Readonly<Record<string, () => Promise<{ behaviour: Behaviour }>>> = {\n',
    ...behaviours.map(({ name }) => `  ${name}: () => import('./${name}/${name}.behaviour.ts'),\n`),
    '};\n\n',
    '/** What sections change before they are painted, each in a chunk of its own. */\n',
    'export const beforePaintLoaders: Readonly<Record<string, () => Promise<{ beforePaint: Behaviour }>>> = {\n',
    ...early.map(({ name }) => `  ${name}: () => import('./${name}/${name}.beforePaint.ts'),\n`),
    '};\n\n',
    '/** Names of the sections that have one of the two. */\n',
    'export const behaviourNames: ReadonlySet<string> = new Set(\n',
    '  [behaviourLoaders, beforePaintLoaders].flatMap(Object.keys),\n',
    ');\n',
  ].join('');
}

function storyName(example: string): string {
  const words = example.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

function exportName(example: string): string {
  const plain = example.replace(/[^A-Za-z0-9]+(.)?/g, (_all, next?: string) => (next ?? '').toUpperCase());
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

function storiesFile({ name, group, examples }: SectionFolder): string {
  const title = ['Sections', group, name].filter(Boolean).join('/');
  const story = (example: string, sentence: string, exported: string, shownName: string, more = '') =>
    `\n/** ${sentence} */\nexport const ${exported}: Story = { name: '${shownName}', ...exampleStory(section, '${example}')${more} };\n`;
  return [
    '// Written by "npm run gen" from the examples of the section. Do not edit.\n',
    "import type { Meta, StoryObj } from '@storybook/react-vite';\n",
    `import { section } from '#sections/${name}/${name}.section.ts';\n`,
    "import type { AuthorProps } from '#stories/sectionArgTypes.ts';\n",
    "import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';\n\n",
    `const meta: Meta<AuthorProps> = { title: '${title}', ...sectionMeta(section) };\n`,
    'export default meta;\n',
    'type Story = StoryObj<AuthorProps>;\n',
    ...examples.map(({ name: example, sentence }) =>
      story(example, sentence, exportName(example), storyName(example)),
    ),
    story(
      'default',
      'The default example in the dark scheme.',
      'DarkScheme',
      'Dark scheme',
      // tests/pages/every-page/everyPage.test.ts runs axe on every section in the dark, where its page puts it.
      ", globals: { scheme: 'dark' }, tags: ['!test']",
    ),
  ].join('');
}

/** Returns the generated files of a project by their path below its folder. */
export function generatedFiles(root: string): Map<string, string> {
  const sections = sectionFolders(root);
  const files = new Map([
    ['src/sections/registry.gen.ts', registryFile(sections)],
    ['src/sections/behaviours.gen.ts', behavioursFile(sections)],
  ]);
  for (const section of sections)
    files.set(`stories/sections/${section.name}.gen.stories.tsx`, storiesFile(section));
  return files;
}

/** Returns the paths of the generated stories that exist. */
function generatedStories(root: string): string[] {
  const folder = join(root, 'stories/sections');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.gen.stories.tsx'))
    .map((name) => `stories/sections/${name}`);
}

/**
 * Writes the generated files that differ, and deletes the stories of removed sections.
 *
 * @returns The paths of the files that were written.
 */
export function writeGenerated(root: string): string[] {
  const written: string[] = [];
  const files = generatedFiles(root);
  for (const path of generatedStories(root)) if (!files.has(path)) rmSync(join(root, path));
  for (const [path, content] of files) {
    const file = join(root, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === content) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    written.push(path);
  }
  return written;
}
