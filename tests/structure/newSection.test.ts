import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newSection, sectionFiles } from '#composer/cli/new/newSection.ts';
import { readArguments } from '#composer/cli/new/sectionName.ts';
import { renderSection } from '#composer/render/section/renderSection.tsx';
import { resolveProps } from '#section-kit/resolveProps.ts';
import type { AnySection } from '#section-kit/defineSection.ts';
import { islandTheme } from '#theme/theme.ts';

// Below the project, so that the new files can resolve its packages and `#` imports.
let folder = '';
beforeAll(() => {
  mkdirSync('.portico', { recursive: true });
  folder = mkdtempSync(join(process.cwd(), '.portico/new-section-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const context = {
  locale: 'en',
  path: '/',
  title: 'Page',
  origin: 'https://bank.example',
  footnotes: [],
  words: {},
  rate: () => undefined,
  articles: () => [],
  references: new Map<string, number>(),
} as const;

describe('npm run new:section', () => {
  test.each(['html', 'behaviour', 'island'] as const)(
    'a new section of the level %s renders its examples',
    async (level) => {
      const name = `New${level.charAt(0).toUpperCase()}${level.slice(1)}`;
      expect(newSection(folder, [name, '--level', level])).toBe(0);
      const file = join(folder, 'src/sections', name, `${name}.section.ts`);
      const { section } = (await import(file)) as { section: AnySection };
      expect(section.name).toBe(name);
      expect(section.hydrate !== undefined).toBe(level === 'island');
      for (const example of Object.values(section.examples)) {
        const props = resolveProps(section, section.schema.parse(example), context);
        const environment = {
          id: 'new-1',
          locale: 'en',
          words: section.words?.en ?? {},
          serviceBase: '',
        } as const;
        expect(renderSection(section, props, environment, islandTheme).html).toContain(
          String(example['heading']),
        );
      }
    },
  );

  test('what is written passes the lint that keeps looks in the theme', () => {
    const project = mkdtempSync(join(tmpdir(), 'portico-new-section-'));
    for (const path of ['.oxlintrc.json', '.oxlint']) cpSync(path, join(project, path), { recursive: true });
    for (const level of ['html', 'behaviour', 'island'])
      expect(newSection(project, [`Linted${level}`, '--level', level])).toBe(0);
    const oxlint = resolve('node_modules/.bin/oxlint');
    const { stdout, status } = spawnSync(oxlint, ['src'], { cwd: project, encoding: 'utf8' });
    rmSync(project, { recursive: true, force: true });
    expect(`${status} ${stdout}`).toMatch(/^0 /);
  });

  test('a section that is there is left as it is', () => {
    const own = join(folder, 'src/sections/Taken');
    mkdirSync(own, { recursive: true });
    writeFileSync(join(own, 'Taken.tsx'), 'mine');
    expect(newSection(folder, ['Taken'])).toBe(1);
    expect(readFileSync(join(own, 'Taken.tsx'), 'utf8')).toBe('mine');
    expect(existsSync(join(own, 'Taken.section.ts'))).toBe(false);
  });

  test('a wrong name is answered with the right one', () => {
    expect(readArguments(['rate-table'])).toEqual({ problem: expect.stringContaining('Try "RateTable"') });
    expect(readArguments(['../Escape'])).toEqual({
      problem: expect.stringContaining('not a valid component name'),
    });
    expect(readArguments([])).toEqual({ problem: 'Expected one name.' });
    expect(readArguments(['Name', '--level', 'wizard'])).toEqual({
      problem: expect.stringContaining('got "wizard"'),
    });
  });

  test('one folder holds everything of a section', () => {
    for (const path of sectionFiles('RateTable', 'island').keys())
      expect(path).toMatch(/^src\/sections\/RateTable\/RateTable\.[\w.]+$/);
  });
});
