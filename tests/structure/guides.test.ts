import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkOptions } from '#composer/project/checkOptions.ts';
import { checkSite } from '#composer/check/check.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { reportHuman } from '#composer/check/reports/human.ts';
import { fieldSchemas } from '#forms/kinds/schemas.ts';
import { registry } from '#sections/registry.gen.ts';

const pagesGuide = readFileSync('docs/guides/pages.md', 'utf8');
const formsGuide = readFileSync('docs/guides/forms.md', 'utf8');
/** README and guides. */
const manual = ['README.md', ...globSync('docs/guides/*.md')]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** The first block of JSON in a guide. */
const exampleIn = (guide: string) => /```jsonc\n([\s\S]*?)```/.exec(guide)?.[1] ?? '';
const example = exampleIn(pagesGuide);
const formExample = exampleIn(formsGuide);

const fieldKinds = ['group', ...fieldSchemas.flatMap(({ shape }) => [...shape.kind._zod.values].map(String))];

const folder = mkdtempSync(join(tmpdir(), 'portico-readme-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the problems that `npm run check` reports for the demo with this page added. */
function checked(page: string, name = 'savings-goals.json') {
  const pages = join(folder, 'pages-json');
  rmSync(pages, { recursive: true, force: true });
  cpSync('pages-json', pages, { recursive: true });
  writeFileSync(join(pages, name), page);
  const site = loadSite(pages);
  const problems = checkSite(site, registry, checkOptions);
  return { problems, text: reportHuman(site, problems, { color: false, from: folder }) };
}

test('the page in the guide has no problem', () => {
  expect(example).toContain('"sections"');
  expect(checked(example).problems).toEqual([]);
});

test('the form in the guide has no problem, and the guide names every kind of field', () => {
  expect(formExample).toContain('"component": "Form"');
  expect(checked(formExample, 'visit.json').problems).toEqual([]);
  const named = new Set([...formsGuide.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect([...fieldKinds].filter((kind) => !named.has(kind))).toEqual([]);
});

test('a mistake in the form’s conditions is told at its place', () => {
  const { text } = checked(formExample.replace('"is": ["loan"]', '"is": ["loans"]'), 'visit.json');
  expect(text).toContain('“topic” is never "loans"; its choices are "account", "loan" or "other"');
});

test('the message in the guide is what an author reads', () => {
  const message = /```\n(error [\s\S]*?)\n```/.exec(pagesGuide)?.[1] ?? 'no message';
  expect(checked(example.replace('"actions"', '"action"')).text).toContain(message);
});

test('the commands in README and guides exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const named = [...manual.matchAll(/\bnpm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test('pages of the demo have one bold moment at most, as the guide asks', () => {
  const pages = [...loadSite('pages-json').pages.values()];
  const bold = pages.filter(({ definition }) => {
    const bands = definition?.sections.filter(
      (entry) =>
        'component' in entry && (entry.props?.['tone'] === 'brand' || entry.component === 'MediaBand'),
    );
    return (bands?.length ?? 0) > 1;
  });
  expect(pages.length).toBeGreaterThan(100);
  expect(bold.map(({ path }) => path)).toEqual([]);
});
