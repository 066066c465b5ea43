import { globSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkSite } from '#composer/check/check.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { StoredReports } from '#composer/project/StoredReports.ts';
import { pageText } from '#tests/composer/fixtures/checked.ts';
import { sections } from '#tests/composer/fixtures/sections.ts';
import { siteFolder } from '#tests/composer/fixtures/siteFolder.ts';

let folder = '';
const stored = () => join(folder, '.portico', 'reports');

/** Checks the site as a command does, with the reports of earlier commands. */
function check(bundle = 'one') {
  const site = loadSite(folder);
  const reports = new StoredReports(folder, bundle, site);
  const pages = [...site.pages.values()];
  const known = pages.filter(({ source }) => reports.get(source)).map(({ path }) => path);
  const fields = pages.map((page) => page.fields.title);
  const read = pages.filter(({ source }) => source.isRead).map(({ path }) => path);
  const problems = checkSite(site, sections, { store: reports }).map(({ file, code }) => `${file} ${code}`);
  reports.save();
  return { known, fields, read, problems };
}

beforeEach(() => {
  folder = siteFolder({ 'a.json': pageText(), 'b.json': pageText('{ "component": "Bannr" }') });
  return () => rmSync(folder, { recursive: true, force: true });
});

describe('reports of an earlier check', () => {
  test('are used while files are the same, without reading them', () => {
    const first = check();
    expect(first.known).toEqual([]);
    expect(first.problems).toContain('b.json unknown-component');
    const second = check();
    expect(second.known).toEqual(expect.arrayContaining(['/a.html', '/b.html']));
    expect(second.read).toEqual([]);
    expect(second.fields).toEqual(first.fields);
    expect(second.problems).toEqual(first.problems);
  });

  test('are not used for a changed file, nor by another program', () => {
    check();
    writeFileSync(join(folder, 'b.json'), pageText());
    const { known, problems } = check();
    expect(known).toContain('/a.html');
    expect(known).not.toContain('/b.html');
    expect(problems).not.toContain('b.json unknown-component');
    expect(check('two').known).toEqual([]);
  });

  test('are not stored for a file that cannot be read', () => {
    writeFileSync(join(folder, 'b.json'), '{ "title": ');
    const first = check();
    expect(first.problems.some((problem) => problem.startsWith('b.json'))).toBe(true);
    const second = check();
    expect(second.known).not.toContain('/b.html');
    expect(second.problems).toEqual(first.problems);
  });

  test('are ignored when their file is damaged, and written again', () => {
    const { problems } = check();
    for (const file of globSync('**/*.sqlite', { cwd: stored() }))
      writeFileSync(join(stored(), file), 'no database');
    const second = check();
    expect(second.known).toEqual([]);
    expect(second.problems).toEqual(problems);
    expect(check().known).toContain('/a.html');
  });
});
