import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { commandIn, newSite, portico, sitesFolder } from './newSite.ts';

const { folder, remove } = sitesFolder();
afterAll(remove);

interface Pattern {
  readonly regexp: string;
  readonly severity?: number;
  readonly message?: number;
  readonly file?: number;
  readonly line?: number;
  readonly column?: number;
  readonly code?: number;
}

interface Tasks {
  readonly tasks: readonly {
    readonly problemMatcher: {
      readonly background: { readonly beginsPattern: string; readonly endsPattern: string };
      readonly pattern: readonly Pattern[];
    };
  }[];
}

/** Finds problems in lines as VS Code does: the patterns match successive lines. */
function matched(lines: readonly string[], patterns: readonly Pattern[]): Record<string, string>[] {
  return lines.flatMap((_line, at) => {
    const groups = patterns.map(({ regexp }, more) => new RegExp(regexp).exec(lines[at + more] ?? ''));
    if (groups.some((group) => group === null)) return [];
    const problem = patterns.flatMap(({ regexp: _regexp, ...places }, index) =>
      Object.entries(places).map(([name, place]) => [name, groups[index]?.[place] ?? '']),
    );
    return [Object.fromEntries(problem) as Record<string, string>];
  });
}

const matcherOf = (site: string) => {
  const { tasks } = JSON.parse(readFileSync(join(site, '.vscode/tasks.json'), 'utf8')) as Tasks;
  const matcher = tasks[0]?.problemMatcher;
  if (!matcher) throw new Error('The first task has no problem matcher.');
  return matcher;
};

test('the problem matcher of a site finds every problem of a check, with its place', async () => {
  const site = await newSite(folder, 'matched');
  const change = (file: string, from: string | RegExp, to: string) => {
    const path = join(site, 'pages-json', file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  };
  change('index.json', '"tone": "quiet"', '"tonne": "quiet"');
  change('404.json', '"/search.html"', '"/find  it.html"');
  change('contact-us.json', /"title": ".*"/, '"title": "Us"');
  writeFileSync(join(site, 'pages-json/words/en.json'), '{ "bank": "Matched", }');
  const { out } = await portico(site, 'check');
  const { problems } = JSON.parse((await portico(site, 'check', '--format', 'json')).out) as {
    problems: readonly { file: string; line: number; column: number; code: string; severity: string }[];
  };
  const found = matched(out.split('\n'), matcherOf(site).pattern);
  expect(found.length).toBeGreaterThan(2);
  // The report shows one of several problems with one cause.
  expect(out.match(/^(?:error|warning) {2}/gm)).toHaveLength(found.length);
  const places = problems.map(({ file, line, column, code, severity }) => ({
    file,
    line: String(line),
    column: String(column),
    code,
    severity,
  }));
  for (const problem of found) {
    const { message, ...place } = problem;
    expect(message).not.toBe('');
    expect(places).toContainEqual(place);
  }
});

test(
  'a check that watches says when it begins and ends, after each change',
  { timeout: 120_000 },
  async () => {
    const site = await newSite(folder, 'watched');
    const { background, pattern } = matcherOf(site);
    const [begins, ends] = [background.beginsPattern, background.endsPattern].map((text) => new RegExp(text));
    const child = spawn(process.execPath, commandIn(site, 'check', '--watch'), { cwd: site });
    onTestFinished(() => {
      child.kill('SIGTERM');
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += stripVTControlCharacters(chunk.toString());
      });
    const lines = () => said.split('\n');
    const checks = () => lines().filter((line) => ends?.test(line)).length;
    await expect.poll(checks, { timeout: 60_000 }).toBe(1);
    expect(lines().findIndex((line) => begins?.test(line))).toBe(0);
    expect(said).toContain('No problems in');
    const page = join(site, 'pages-json/index.json');
    const text = readFileSync(page, 'utf8');
    said = '';
    writeFileSync(page, text.replace('"tone": "quiet"', '"tonne": "quiet"'));
    await expect.poll(checks, { timeout: 20_000 }).toBe(1);
    expect(matched(lines(), pattern)).toMatchObject([{ severity: 'error', code: 'unknown-prop' }]);
    said = '';
    writeFileSync(page, text);
    await expect.poll(checks, { timeout: 20_000 }).toBe(1);
    expect(said).toContain('No problems in');
  },
);

test.each([['--fix'], ['--format', 'json']])('a check does not watch with %s', async (...flags) => {
  const site = await newSite(folder, `refused-${flags.length}`);
  const { code, error } = await portico(site, 'check', '--watch', ...flags);
  expect(code).toBe(2);
  expect(error).toContain(`--watch cannot be used with ${flags.join(' ')}`);
});
