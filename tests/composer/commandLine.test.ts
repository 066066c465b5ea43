import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { allSections } from '#composer/project/allSections.ts';
import { check } from '#composer/cli/commands/check.ts';
import { leads } from '#composer/cli/commands/leads.ts';
import { rates } from '#composer/cli/commands/rates.ts';
import { runCommands } from '#composer/cli/kit/runCommands.ts';

async function portico(...args: readonly string[]) {
  const written = { out: '', error: '' };
  const code = await runCommands(
    [check, rates, leads],
    args,
    { root: '/', library: '/', bundle: '/', version: '1.2.3', sections: allSections },
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
  ['check --help', /^Usage: portico check \[options\] \[folder\]/],
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
  ['check no-such-folder', /^portico check: there is no folder no-such-folder\.\nSee: portico check --help/],
  ['rates on today', /^portico rates: unknown command "on"/],
  ['leads', /^Usage: portico leads/],
  ['leads lst', /Did you mean list\?/],
])('portico %s is wrong use, which ends with 2 and says what is right', async (args, words) => {
  const { code, out, error } = await portico(...args.split(' '));
  expect([code, out]).toEqual([2, '']);
  expect(error).toMatch(words);
  expect(error).not.toMatch(/^\s+at /m);
});

test('portico changes no file that belongs to the repository', () => {
  const status = () => execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' });
  const before = status();
  const said = execFileSync(process.execPath, ['composer/cli/portico.mjs'], { encoding: 'utf8' });
  expect(said).toContain('Usage: portico');
  expect(status()).toBe(before);
});
