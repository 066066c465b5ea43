import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkSite } from '#composer/check/check.ts';
import { applyFixes, setValue } from '#composer/problems/edit.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { reportHuman } from '#composer/check/reports/human.ts';
import { reportJson } from '#composer/check/reports/json.ts';
import { reportSarif } from '#composer/check/reports/sarif.ts';
import { allSections } from '#composer/project/allSections.ts';
import { check } from '#composer/cli/commands/check.ts';
import { runCommands } from '#composer/cli/kit/runCommands.ts';
import { pageText } from '#tests/composer/fixtures/checked.ts';
import { sections } from '#tests/composer/fixtures/sections.ts';
import { siteFolder } from '#tests/composer/fixtures/siteFolder.ts';

function checked(files: Readonly<Record<string, unknown>>) {
  const folder = siteFolder(files);
  const site = loadSite(folder);
  return { folder, site, problems: checkSite(site, sections) };
}

describe('The report for people', () => {
  test('groups by file, shows the line with a caret, what to do, and a count', () => {
    const { folder, site, problems } = checked({
      'savings.json': pageText('{ "component": "Baner" }'),
      'cards.json': pageText('{ "component": "TextBlock", "props": { "body": "A <b>" } }').replace(
        'Savings for every plan',
        'Cards for every pocket',
      ),
    });
    expect(reportHuman(site, problems, { from: folder })).toBe(
      [
        'cards.json',
        '',
        'warning  Text cannot contain HTML; “<b>” would appear as typed.',
        '  cards.json:6:55  /sections/1/props/body  html-in-text',
        '  6 |     { "component": "TextBlock", "props": { "body": "A <b>" } }',
        '    |                                                       ^^^',
        '  → Use **strong**, *emphasis*, [links](/page.html), lists and tables.',
        '',
        'savings.json',
        '',
        'error  There is no section “Baner”. Did you mean “Banner”?',
        '  savings.json:6:20  /sections/1/component  unknown-component',
        '  6 |     { "component": "Baner" }',
        '    |                    ^^^^^^^',
        '  → portico check --fix can put this right.',
        '',
        '1 error, 1 warning in 2 files',
      ].join('\n'),
    );
  });

  test('says so when there is nothing to say', () => {
    const { site, problems } = checked({});
    expect(reportHuman(site, problems)).toBe('No problems in 1 page (6 files).');
  });

  test('keeps a very long line readable', () => {
    const { folder, site, problems } = checked({
      'savings.json': JSON.stringify({ ...JSON.parse(pageText()), note: 'x'.repeat(500) }),
    });
    const lines = reportHuman(site, problems, { from: folder }).split('\n');
    const [shown = '', caret = ''] = lines.slice(lines.findIndex((line) => line.includes('1 |')));
    expect(shown.length).toBeLessThan(120);
    expect(shown.slice(caret.indexOf('^'), caret.lastIndexOf('^') + 1)).toBe('"note"');
  });

  test('has colors only when asked', () => {
    const { site, problems } = checked({ 'savings.json': '{' });
    // oxlint-disable-next-line no-control-regex -- colors begin with an escape character
    const colors = /\u001b\[/;
    expect(reportHuman(site, problems)).not.toMatch(colors);
    expect(reportHuman(site, problems, { color: true })).toMatch(colors);
  });
});

describe('The reports for programs', () => {
  test('JSON carries every field of every problem', () => {
    const { folder, site, problems } = checked({ 'savings.json': pageText('{ "component": "Baner" }') });
    expect(JSON.parse(reportJson(site, problems, folder))).toEqual({
      errors: 1,
      warnings: 0,
      problems: [
        {
          code: 'unknown-component',
          severity: 'error',
          file: 'savings.json',
          line: 6,
          column: 20,
          endLine: 6,
          endColumn: 27,
          pointer: '/sections/1/component',
          message: 'There is no section “Baner”. Did you mean “Banner”?',
          received: 'Baner',
          suggestion: 'Banner',
          fix: {
            offset: pageText('{ "component": "Baner" }').indexOf('"Baner"'),
            length: 7,
            text: '"Banner"',
          },
        },
      ],
    });
  });

  test('SARIF names rule, place and fix', () => {
    const { folder, site, problems } = checked({ 'savings.json': pageText('{ "component": "Baner" }') });
    const log: unknown = JSON.parse(reportSarif(site, problems, folder));
    const region = { startLine: 6, startColumn: 20, endLine: 6, endColumn: 27 };
    expect(log).toMatchObject({
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { name: 'portico check', rules: [{ id: 'unknown-component' }] } },
          results: [
            {
              ruleId: 'unknown-component',
              ruleIndex: 0,
              level: 'error',
              locations: [{ physicalLocation: { artifactLocation: { uri: 'savings.json' }, region } }],
              fixes: [
                {
                  artifactChanges: [
                    { replacements: [{ deletedRegion: region, insertedContent: { text: '"Banner"' } }] },
                  ],
                },
              ],
            },
          ],
        },
      ],
    });
  });
});

describe('The command', () => {
  async function run(...args: string[]) {
    const written = { out: '', error: '' };
    const code = await runCommands(
      [check],
      ['check', ...args],
      { root: '/', library: '/', bundle: '/', version: '0', sections: allSections },
      {
        out: (text) => (written.out += text),
        error: (text) => (written.error += text),
        color: false,
      },
    );
    return { code, ...written };
  }
  const words = {
    'index.json': undefined,
    'layouts/standard.json': { top: [], bottom: [] },
    'fragments/footer.json': undefined,
  };

  test('ends with 0 when there is no error and 1 when there is', async () => {
    expect(await run(siteFolder(words))).toMatchObject({
      code: 0,
      out: 'No problems in 0 pages (4 files).\n',
    });
    expect(await run(join(siteFolder(words), 'words/es.json'))).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^No problems in .*words\/es\.json and what it is made with\.\n$/),
    });
    const { code, out } = await run(
      siteFolder({ ...words, 'words/en.json': '{ "a": 1 }' }),
      '--format',
      'json',
    );
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ errors: 1 });
  });

  test('--explain says what a code means, with an example, and knows no code that is misspelt', async () => {
    const { code, out } = await run('--explain', 'broken-anchor');
    expect(code).toBe(0);
    expect(out).toMatch(
      /^error {2}Broken anchor {2}broken-anchor\n\nThere is no “#\{anchor\}” on \{page\}\.\n/,
    );
    expect(out).toContain('For example:\n\nsavings.json\n  {\n    "title": "Savings for every plan",');
    expect(await run('--explain', 'broken-ankor')).toMatchObject({
      code: 2,
      error: expect.stringContaining('unknown code "broken-ankor". Did you mean "broken-anchor"?'),
    });
  });

  test('tells how it is used when it is used wrongly', async () => {
    expect(await run('--format', 'xml')).toMatchObject({
      code: 2,
      error: expect.stringContaining('got "xml"'),
    });
    expect(await run('no/such/folder')).toMatchObject({
      code: 2,
      error: expect.stringContaining('there is no file or folder'),
    });
    expect(await run('--nope')).toMatchObject({
      code: 2,
      error: expect.stringContaining('Usage: portico check'),
    });
  });

  test('--fix puts right what is safe and leaves comments, order and layout alone', async () => {
    const text = '// Shared\n{\n\t"sections": [], // none yet\n\t"top": [],\n\t"botom": [],\n}\n';
    const folder = siteFolder({
      ...words,
      'layouts/standard.json': text.replace('\n\t"sections": [], // none yet', ''),
    });
    const { code } = await run(folder, '--fix');
    expect(code).toBe(0);
    expect(readFileSync(join(folder, 'layouts/standard.json'), 'utf8')).toBe(
      '// Shared\n{\n\t"top": [],\n\t"bottom": []\n}\n',
    );
  });

  test.each([
    ['in a text', '[our fees](/documents/fees.pdf)', '[our fees (PDF)](/documents/fees.pdf)'],
    ['with marks', '[our **fees**](/documents/fees.pdf)', '[our **fees (PDF)**](/documents/fees.pdf)'],
    [
      'after escapes, with a part',
      '\\u00a1Caf\\u00e9! [our \\"fees\\"](/documents/fees.pdf#page=2)',
      '\\u00a1Caf\\u00e9! [our \\"fees\\" (PDF)](/documents/fees.pdf#page=2)',
    ],
  ])(
    '--fix adds “(PDF)” to links to documents, and the check has nothing more to say: %s',
    async (_where, text, fixed) => {
      const withLinks = (body: string, label: string) =>
        pageText(
          `{ "component": "RichText", "props": { "text": "See ${body}." } }`,
          `{ "component": "StickyCallToAction", "props": { "action": { "text": "${label}", "href": "/documents/fees.pdf" } } }`,
        ).replace('"Banner"', '"HeroBanner"');
      const folder = siteFolder({
        ...words,
        'savings.json': withLinks(text, 'See our fees'),
        'documents/fees.pdf':
          '%PDF-1.7\n1 0 obj\n<< /Title (Fees) >>\nendobj\ntrailer\n<< /Info 1 0 R >>\n%%EOF\n',
      });
      expect((await run(folder)).out.match(/document-link-text/g)?.length).toBe(2);
      const again = await run(folder, '--fix');
      expect(readFileSync(join(folder, 'savings.json'), 'utf8')).toBe(withLinks(fixed, 'See our fees (PDF)'));
      expect(again.out).not.toContain('document-link-text');
    },
  );
});

describe('Edits that keep what authors wrote', () => {
  const text =
    '{\n    // the offer\n    "title": "A", /* short */\n    "sections": [{ "component": "Banner" }]\n}\n';

  test('A value is set in place, or put where it is missing', () => {
    expect(setValue(text, ['title'], 'B')).toBe(text.replace('"A"', '"B"'));
    expect(setValue(text, ['sections', 0, 'id'], 'top')).toContain('/* short */');
    expect(JSON.parse(setValue('{"a":{"b":1}}', ['a', 'b'], undefined))).toEqual({ a: {} });
  });

  test('Of two fixes that overlap only the first is made', () => {
    const { problems } = checked({ 'savings.json': pageText('{ "component": "Baner" }') });
    const [first] = problems;
    if (!first?.fix) throw new Error('expected a fix');
    const overlapping = { ...first, fix: { ...first.fix, offset: first.fix.offset + 2, text: 'X' } };
    const source = pageText('{ "component": "Baner" }');
    expect(applyFixes(source, [overlapping, first]).text).toBe(pageText('{ "component": "Banner" }'));
  });
});
