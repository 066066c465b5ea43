import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { allSections } from '#composer/project/allSections.ts';
import { check } from '#composer/cli/commands/check.ts';
import { leads } from '#composer/cli/commands/leads.ts';
import { rates } from '#composer/cli/commands/rates.ts';
import { runCommands } from '#composer/cli/kit/runCommands.ts';
import { examplePage } from '#composer/problems/problemExample.ts';
import { siteFolder } from './fixtures/siteFolder.ts';

const root = mkdtempSync(join(tmpdir(), 'portico-command-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function portico(...args: readonly string[]) {
  const written = { out: '', error: '' };
  const code = await runCommands(
    [check, rates, leads],
    args,
    { root, library: '/', bundle: '/', version: '1.2.3', sections: allSections },
    {
      out: (text) => (written.out += text),
      error: (text) => (written.error += text),
      color: false,
    },
  );
  return { code, ...written };
}

test.each([
  ['', /^Usage: portico/],
  ['--help', /portico leads .*manage stored leads/],
  ['--version', /^1\.2\.3\n$/],
  ['check --help', /^Usage: portico check \[options\] \[path\]/],
  ['leads --help', /PORTICO_DATA_KEY/],
  ['leads purge --help', /--older-than <age>/],
])('portico %s says on the terminal what there is', async (args, words) => {
  const { code, out, error } = await portico(...args.split(' ').filter(Boolean));
  expect([code, error]).toEqual([0, '']);
  expect(out).toMatch(words);
});

test.each([
  ['chek', /^portico: unknown command "chek"\.\n\(Did you mean check\?\)/],
  ['check --formt json', /^portico check: unknown option '--formt'\n\(Did you mean --format\?\)/],
  ['check --format', /^portico check: option '--format <format>' argument missing/],
  ['check --format xml', /^portico check: --format: expected human, json, or sarif/],
  ['check one two', /^portico check: too many arguments/],
  [
    'check no-such-folder',
    /^portico check: there is no file or folder no-such-folder\.\nSee: portico check --help/,
  ],
  ['rates on today', /^portico rates: unknown command "on"/],
  ['leads', /^Usage: portico leads/],
  ['leads lst', /Did you mean list\?/],
])('portico %s is wrong use, which ends with 2 and says what is right', async (args, words) => {
  const { code, out, error } = await portico(...args.split(' '));
  expect([code, out]).toEqual([2, '']);
  expect(error).toMatch(words);
  expect(error).not.toMatch(/^\s+at /m);
});

test('A3 portico check of one file tells the problems of that page and of what it is made with', async () => {
  const words = { component: 'RichText', props: { text: 'Call {word:fax}.' } };
  const folder = siteFolder({
    'words/en.json': { phone: '1-800-555-0142' },
    'fragments/footer.json': { sections: [words] },
    'about.json': examplePage([], { sections: [{ component: 'HeroBaner' }] }),
    'index.json': examplePage([{ component: 'RichText', props: { text: '[Go](/nowhere.html)' } }]),
  });
  const told = async (path: string) => {
    const { code, out } = await portico('check', join(folder, path), '--format', 'json');
    const { problems } = JSON.parse(out) as { problems: readonly { file: string; code: string }[] };
    return [code, ...problems.map((problem) => `${problem.file.split('/').at(-1)} ${problem.code}`)];
  };
  expect(await told('about.json')).toEqual([1, 'about.json unknown-component', 'footer.json unknown-word']);
  expect(await told('fragments/footer.json')).toEqual([1, 'footer.json unknown-word']);
  expect(await told('words/en.json')).toEqual([0]);
  expect(await told('index.json')).toContain('index.json broken-link');
});

test('A5 reports for programs list every problem, those for people one of a cause', async () => {
  const links = Array.from({ length: 5 }, (_, number) => `[Page ${number}](/nowhere.html)`).join(' ');
  const folder = siteFolder({
    'index.json': examplePage([{ component: 'RichText', props: { text: links } }]),
  });
  const countIn = async (format: string) =>
    (await portico('check', folder, '--format', format)).out.split('broken-link').length - 1;
  const [human, json, sarif] = [await countIn('human'), await countIn('json'), await countIn('sarif')];
  expect([human, json]).toEqual([1, 5]);
  expect(sarif).toBeGreaterThanOrEqual(5);
});

test.each([
  ['no-such-page.json', /^portico check: there is no file or folder .*no-such-page\.json\.\nSee/],
  ['media/jar.svg', /is not a file with definitions, such as a page\.\nSee/],
  ['about.json.txt', /is not read as a definition; its name should be about\.json\.\nSee/],
])('A3 portico check %s is wrong use', async (path, words) => {
  const folder = siteFolder({ 'about.json.txt': '{}', 'media/jar.svg': '<svg/>' });
  const { code, error } = await portico('check', join(folder, path));
  expect(code).toBe(2);
  expect(error).toMatch(words);
});

test('A3 a file that belongs to no site, and a file in place of a folder, are wrong use', async () => {
  expect((await portico('check', resolve('package.json'))).error).toMatch(
    /no folder around it has a site\.json/,
  );
  const { code, error } = await portico('rates', 'at', 'today', '--pages', resolve('package.json'));
  expect([code, error]).toEqual([
    2,
    expect.stringMatching(/package\.json is a file; expected the folder of a site/),
  ]);
});

test('portico changes no file that belongs to the repository', () => {
  const status = () => execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' });
  const before = status();
  const said = execFileSync(process.execPath, ['composer/cli/portico.mjs'], { encoding: 'utf8' });
  expect(said).toContain('Usage: portico');
  expect(status()).toBe(before);
});

test('a command keeps its compiled modules for the next one', () => {
  const TMPDIR = join(root, 'temporary');
  mkdirSync(TMPDIR);
  const version = () =>
    execFileSync(process.execPath, ['composer/cli/portico.mjs', '--version'], {
      // Without the folder in which `npm test` keeps modules.
      env: { ...process.env, NODE_COMPILE_CACHE: undefined, TMPDIR },
      encoding: 'utf8',
    });
  const first = version();
  expect(readdirSync(join(TMPDIR, 'node-compile-cache')).length).toBeGreaterThan(0);
  expect(version()).toBe(first);
  rmSync(TMPDIR, { recursive: true });
  expect(version(), 'where nothing can be kept').toBe(first);
});
