import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { generateJsonSchemas } from '#composer/schema/jsonSchema.ts';
import { markSnippets, namesSchema, writeNames } from '#composer/project/namesFiles.ts';
import { registry } from '#sections/registry.gen.ts';
import { demoNames as names, demoSchemas, type Editor, editorWith } from '#tests/composer/fixtures/editor.ts';

const editor = editorWith(demoSchemas);
// Without the bars of its marks: a bar is the cursor in these tests.
const cdRates = readFileSync('pages-json/cd-rates.json', 'utf8').replaceAll('|', '/');

/** Returns the page of CD rates with a replacement. `|` marks the cursor. */
function edited(from: string | RegExp, to: string): string {
  const text = cdRates.replace(from, () => to);
  expect(text).not.toBe(cdRates);
  return text;
}

const labelsAt = async (text: string, of: Editor = editor) => [...(await of.completions(text)).keys()];
const sectionWith = (entry: string) =>
  `{ "$schema": "page.schema.json", "title": "A", "description": "B", "sections": [${entry}] }`;

describe('An editor offers the names of the site where a page refers to one', () => {
  test('pages and the places on them where a link leads, each with the title of its page', async () => {
    const offered = await editor.completions(edited(/"href": "[^"]*"/, '"href": "|"'));
    expect([...offered.keys()]).toEqual(
      expect.arrayContaining(['/', '/savings.html', '/es/cd-rates.html', '/savings.html#rates']),
    );
    const { title } = JSON.parse(readFileSync('pages-json/savings.json', 'utf8')) as { title: string };
    expect(offered.get('/savings.html')?.documentation).toBe(title);
    // Ids in header and footer, which are on every page, are not offered for each page.
    expect([...offered.keys()].filter((name) => name.endsWith('#main'))).toEqual([]);
  });

  test('files of media for a picture', async () => {
    const offered = await labelsAt(edited(/"src": "[^"]*"/, '"src": "|"'));
    expect(offered).toEqual(expect.arrayContaining(['/media/branch.svg', '/media/calendar.svg']));
    expect(offered).not.toContain('/savings.html');
  });

  test('fragments, whatever language has them, and layouts', async () => {
    const fragments = await labelsAt(sectionWith('{ "fragment": "|" }'));
    expect(fragments).toEqual(expect.arrayContaining(['footer', 'header', 'request-a-call']));
    expect(fragments.filter((name) => name.includes('/'))).toEqual([]);
    expect(new Set(fragments).size).toBe(fragments.length);
    expect(await labelsAt('{ "$schema": "page.schema.json", "layout": "|" }')).toContain('standard');
  });

  test('pages, without places on them, for other languages and for redirects', async () => {
    for (const field of ['"alternates": { "es": "|" }', '"redirect": { "to": "|" }']) {
      // oxlint-disable-next-line no-await-in-loop -- one editor
      const offered = await labelsAt(`{ "$schema": "page.schema.json", ${field} }`);
      expect(offered).toContain('/es/savings.html');
      expect(offered.filter((name) => name.includes('#'))).toEqual([]);
    }
  });

  test('notes and ids that prove a statement', async () => {
    const statement = (place: string) =>
      `{ "$schema": "page.schema.json", "statements": [{ "says": "fee-effect", "${place}": "|" }] }`;
    expect(await labelsAt(statement('note'))).toContain('apy');
    expect(await labelsAt(statement('anchor'))).toContain('compare');
  });

  test('products of the rate file that a section shows', async () => {
    const cards = '"props": { "cards": [{ "productKey": "|" }] }';
    expect(await labelsAt(sectionWith(`{ "component": "CdRateCards", ${cards} }`))).toEqual(['CD99', 'JB99']);
    const loans = '"props": { "loans": [{ "productKey": "|" }] }';
    expect(await labelsAt(sectionWith(`{ "component": "MortgageRates", ${loans} }`))).toContain('FIX30');
  });

  test('brands and layouts in site.json; keys of words in the file of a language', async () => {
    const site = editorWith(demoSchemas, 'site.json');
    expect(await labelsAt('{ "$schema": "site.schema.json", "brand": "|" }', site)).toEqual([
      'elmstone',
      'tidewater',
    ]);
    const words = editorWith(demoSchemas, 'words/es.json');
    const offered = await words.completions('{ "$schema": "../words.schema.json", | }');
    expect(offered.get('phone')?.documentation).toMatch(/\d/);
  });
});

describe('Names are offered, not demanded', () => {
  test('an address elsewhere, a place on the page and a page that does not exist yet are no mistakes of the text', async () => {
    for (const target of ['https://www.fdic.gov/', '#first', 'tel:+18005550100', '/soon.html'])
      // oxlint-disable-next-line no-await-in-loop -- one editor
      expect(await editor.diagnostics(edited(/"href": "[^"]*"/, `"href": "${target}"`))).toEqual([]);
  });

  test('a picture that is not in media is a mistake as before', async () => {
    const [message, ...others] = await editor.diagnostics(edited(/"src": "[^"]*"/, '"src": "branch.svg"'));
    expect(message).toContain('does not match the pattern');
    expect(others).toEqual([]);
  });

  test('every page of the demo is right', async () => {
    for (const name of ['cd-rates', 'index', 'contact-us', 'credit-cards'])
      // oxlint-disable-next-line no-await-in-loop -- one editor
      expect([name, await editor.diagnostics(readFileSync(`pages-json/${name}.json`, 'utf8'))]).toEqual([
        name,
        [],
      ]);
  });

  test('the description of the field and that of its name are shown', async () => {
    const hover = await editor.hover(edited(/"href": "[^"]*"/, '"href": "/sav|ings.html"'));
    expect(hover).toContain('A page such as /cd-rates.html');
    expect(hover).toContain('Savings and money market rates');
  });

  test('before the names were written for the first time everything else is offered', async () => {
    const bare = editorWith(generateJsonSchemas(registry));
    expect(await labelsAt(sectionWith('{ "component": "|" }'), bare)).toContain('HeroBanner');
    expect((await bare.diagnostics(cdRates)).filter((text) => !text.includes('names.schema.json'))).toEqual(
      [],
    );
  });
});

describe('The files that hold the names', () => {
  function site(): string {
    const folder = mkdtempSync(join(tmpdir(), 'portico-names-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    mkdirSync(join(folder, 'pages-json'));
    writeFileSync(join(folder, 'pages-json/page.schema.json'), '{}');
    return folder;
  }

  test('are written when a name has changed, and only then', () => {
    const pages = join(site(), 'pages-json');
    const file = join(pages, 'names.schema.json');
    expect(writeNames(pages, names)).toEqual([file]);
    expect(readFileSync(file, 'utf8')).toBe(namesSchema(names));
    expect(writeNames(pages, names)).toEqual([]);
    const more = new Map([...names, ['layout', new Map([['wide', '']])]]);
    expect(writeNames(pages, more)).toEqual([file]);
    expect(readFileSync(file, 'utf8')).toContain('"wide"');
    expect(readdirSync(pages).toSorted()).toEqual(['names.schema.json', 'page.schema.json']);
  });

  test('are not written beside pages that have no schemas', () => {
    const pages = join(site(), 'pages-json');
    rmSync(join(pages, 'page.schema.json'));
    expect(writeNames(pages, names)).toEqual([]);
    expect(readdirSync(pages)).toEqual([]);
  });

  test('complete the marks in a text of VS Code, where the project has settings for it', () => {
    const folder = site();
    const file = join(folder, '.vscode/portico.code-snippets');
    writeNames(join(folder, 'pages-json'), names);
    expect(existsSync(file)).toBe(false);
    mkdirSync(join(folder, '.vscode'));
    expect(writeNames(join(folder, 'pages-json'), names)).toEqual([file]);
    const snippets = JSON.parse(readFileSync(file, 'utf8').replace(/^\/\/.*\n/, '')) as object;
    expect(snippets).toMatchObject({
      '{word:phone}': { prefix: '{word:phone}', body: '{word:phone\\}' },
      '{rate:cd.CD99.12.apy}': { description: expect.stringMatching(/^\d\.\d\d%, from \d{4}-/) },
      '[^apy]': { body: '[^apy]' },
    });
    expect(markSnippets(new Map())).toMatch(/^\/\/ .+\n\{\}\n$/);
  });

  test('a list without names fits nothing, as an enum must not be empty', () => {
    expect(JSON.parse(namesSchema(new Map([['note', new Map()]])))).toMatchObject({
      $defs: { note: { not: {} } },
    });
  });
});
