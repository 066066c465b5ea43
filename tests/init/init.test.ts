import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, describe, expect, test } from 'vitest';
import { initWith } from '#composer/cli/commands/init.ts';
import { runCommands } from '#composer/cli/kit/runCommands.ts';
import { newSite, portico, sitesFolder } from './newSite.ts';

const { folder, remove } = sitesFolder();
afterAll(remove);

const json = (...path: string[]) =>
  JSON.parse(readFileSync(join(folder, ...path), 'utf8')) as Record<string, unknown>;
const filesIn = (site: string) =>
  readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1));

describe('portico init', () => {
  test('a site that nobody was asked about is named after its folder, in English, and has no problems', async () => {
    const site = await newSite(folder, 'first-river-bank');
    expect(await portico(site, 'check')).toEqual({
      code: 0,
      out: expect.stringMatching(/^No problems in 8 pages/),
      error: '',
    });
    expect(json('first-river-bank/package.json')).toMatchObject({
      name: 'first-river-bank',
      dependencies: { portico: '^0.1.0', react: expect.any(String) },
    });
    expect(json('first-river-bank/pages-json/site.json')).toMatchObject({
      name: 'First River Bank',
      brand: 'first-river-bank',
      origin: 'https://www.first-river-bank.example',
    });
    const files = filesIn(site);
    expect(files).toContain('.gitignore');
    expect(files.filter((file) => /\b(?:es|zh)\b/.test(file))).toEqual([]);
    for (const file of files.filter((name) => /\.(?:json|md|ts|tsx|ya?ml)$/.test(name)))
      expect(`${file}: ${readFileSync(join(site, file), 'utf8')}`).not.toMatch(/northfield/i);
  });

  test('with flags it has the name, languages, color, and package that they say', async () => {
    const name = 'Smith, "Sons" & $& Bank';
    writeFileSync(join(folder, 'portico.tgz'), 'packed');
    const packed = ['--portico', join(folder, 'portico.tgz')];
    const answers = ['--name', name, '--languages', 'zh,en,es', '--color', '#FC0', ...packed];
    const site = await newSite(folder, 'smith', ...answers);
    expect(await portico(site, 'check')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^No problems in 24 pages/),
    });
    for (const language of ['en', 'es', 'zh'])
      expect(json(`smith/pages-json/words/${language}.json`)['bank']).toBe(name);
    expect(json('smith/package.json')).toMatchObject({
      dependencies: { portico: 'file:vendor/portico.tgz' },
    });
    expect(readFileSync(join(folder, 'smith/vendor/portico.tgz'), 'utf8')).toBe('packed');
    const icon = readFileSync(join(site, 'pages-json/brands/smith/media/favicon.svg'), 'utf8');
    expect(icon).toContain('#ffcc00');
    expect(readFileSync(join(site, 'README.md'), 'utf8')).toContain(`# ${name}`);
  });

  test('a credit union has the sign, the statements, and the terms of the NCUA', async () => {
    const answers = ['--name', 'Harbor Credit Union', '--languages', 'en,es,zh', '--regulator', 'ncua'];
    const site = await newSite(folder, 'harbor', ...answers);
    expect(await portico(site, 'check')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^No problems in 24 pages/),
    });
    expect(json('harbor/pages-json/brands/harbor/brand.json')).toMatchObject({ regulator: 'ncua' });
    for (const file of filesIn(site).filter((name) => /pages-json.*(?<!schema)\.json$/.test(name)))
      expect(`${file}: ${readFileSync(join(site, file), 'utf8')}`).not.toMatch(/\bFDIC\b|fdic\.gov/);
    expect(json('harbor/pages-json/cd-rates.json')['title']).toMatch(/share certificates/);
  });

  test.each([
    [['full'], /the folder .*full is not empty; it contains mine\.txt/],
    [['taken'], /taken is a file; expected a new folder/],
    [['My Bank'], /"My Bank" is not a package name, .* Try "my-bank"/],
    [['my_bank'], /Try "my-bank"/],
    [['portico'], /cannot be named portico/],
    [['new', '--color', 'greenish'], /--color: expected a color such as #0b5d4b; got "greenish"/],
    [['new', '--color', '#12345'], /--color: expected a color/],
    [['new', '--languages', 'en,fr'], /--languages: expected languages .*; got "fr"/],
    [['new', '--languages', 'es'], /--languages: the languages must include en/],
    [['new', '--regulator', 'occ'], /--regulator.*Allowed choices are fdic, ncua/],
    [['new', '--name', ' '], /--name: the bank needs a name/],
    [['new', '--name', 'Bank {word:x}'], /--name: the name contains "\{"/],
    [['new', '--name', 'B'.repeat(61)], /--name: the name has 61 characters/],
    [['new', '--portico', './no.tgz'], /--portico: there is no file \.\/no\.tgz/],
  ])('init %s is refused with the reason, and nothing is written', async ([name = '', ...flags], message) => {
    mkdirSync(join(folder, 'bad/full'), { recursive: true });
    for (const file of ['bad/full/mine.txt', 'bad/taken']) writeFileSync(join(folder, file), 'mine');
    const { code, error, out } = await portico(folder, 'init', join(folder, 'bad', name), ...flags);
    expect([code, out]).toEqual([2, '']);
    expect(error).toMatch(message);
    expect(filesIn(join(folder, 'bad')).toSorted((one, other) => (one < other ? -1 : 1))).toEqual([
      join('full', 'mine.txt'),
      'taken',
    ]);
  });

  test('an empty folder, or one with a git repository only, takes the site in', async () => {
    mkdirSync(join(folder, 'cloned/.git'), { recursive: true });
    await newSite(folder, 'cloned');
    expect(existsSync(join(folder, 'cloned/pages-json/site.json'))).toBe(true);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});

describe('the questions of portico init', () => {
  /** Runs `init` on a terminal where someone answers each question in turn. */
  async function answered(name: string, answers: readonly string[], ...flags: readonly string[]) {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const left = [...answers];
    let asked = '';
    output.on('data', (chunk: Buffer) => {
      asked += chunk.toString();
      if (!chunk.toString().endsWith(') ')) return;
      const answer = left.shift();
      if (answer === undefined) input.end();
      else input.write(`${answer}\n`);
    });
    const written = { out: '', error: '' };
    const code = await runCommands(
      [initWith(() => ({ input, output }))],
      ['init', join(folder, name), ...flags],
      { root: folder, library: process.cwd(), bundle: '/', version: '1.2.3' },
      { out: (text) => (written.out += text), error: (text) => (written.error += text), color: false },
    );
    return { code, asked, ...written };
  }

  test('ask what flags did not say, offer a default, and ask again after a wrong answer', async () => {
    const { code, asked } = await answered('asked-bank', ['', 'en, fr', 'en es', 'red', '#a11']);
    expect(code).toBe(0);
    expect(asked).toContain('What is the bank’s name? (Asked Bank)');
    expect(asked).toContain('got "fr"');
    expect(asked).toContain('Expected a color such as #0b5d4b; got "red"');
    expect(json('asked-bank/pages-json/site.json')['name']).toBe('Asked Bank');
    expect(existsSync(join(folder, 'asked-bank/pages-json/es/index.json'))).toBe(true);
    expect(existsSync(join(folder, 'asked-bank/pages-json/zh'))).toBe(false);
    const given = ['--name', 'Given Bank', '--languages', 'en', '--color', '#123456'];
    expect(await answered('given-bank', [], ...given)).toMatchObject({ code: 0, asked: '' });
  });

  test('nothing is written if they stay unanswered', async () => {
    const { code, error } = await answered('left-bank', ['Left Bank']);
    expect(code).toBe(2);
    expect(error).toContain('nothing was written');
    expect(existsSync(join(folder, 'left-bank'))).toBe(false);
  });
});
