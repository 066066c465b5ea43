import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => existsSync(file));
const isCode = (file: string) =>
  /\.(?:tsx?|mjs|css)$|^\.ci\/|^(?:package|chromatic\.config)\.json$/.test(file);
const code = files
  .filter((file) => isCode(file) && file !== 'tests/structure/docs.test.ts')
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const docs = ['README.md', ...globSync('docs/**/*.md').toSorted()].map((file) => ({
  file: file.replaceAll('\\', '/'),
  text: readFileSync(file, 'utf8'),
}));

/** Whether a path is generated, so that a fresh clone does not contain it. */
const isMade = (path: string) =>
  readFileSync('.gitignore', 'utf8')
    .split('\n')
    .some((line) => line !== '' && path.startsWith(line.replace(/^\//, '')));

/** Returns the inline code in a text, without code blocks. */
const codeIn = (text: string): string[] =>
  [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);

/** Returns the code blocks in a text. */
const blocksIn = (text: string): string[] => [...text.matchAll(/```[\s\S]*?```/g)].map(String);

const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> };

/** Returns the project's file that an import such as `#lib/format/dates.ts` resolves to. */
function fileOf(specifier: string): string {
  const [alias = '', path = ''] =
    Object.entries(imports).find(([name]) => specifier.startsWith(name.slice(0, -1))) ?? [];
  return path.slice(2, -1) + specifier.slice(alias.length - 1);
}

/** Whether a file declares a function, class or constant of this name. */
const declares = (file: string, name: string): boolean =>
  existsSync(file) &&
  new RegExp(`\\b(?:function\\*?|class|const) ${name}\\b`).test(readFileSync(file, 'utf8'));

/** Names that instructions tell readers to create, so they don't exist yet. */
const made =
  /savings-goals|visit\.json|RateTable|Rating\b|autoRates|autoAnswer|\biban\b|longPages|holiday|\bko\b|\bName\.|commands\/pages\.ts|^theme\/index\.ts$/i;

describe.each(docs)('$file', ({ file, text }) => {
  test('links to files that are there', () => {
    const targets = [...text.matchAll(/\]\(((?!https?:|\/|#)[^)#\s]+)/g)].map(([, target = '']) => target);
    expect(targets.filter((target) => !existsSync(join(dirname(file), target)))).toEqual([]);
  });

  test('names files and folders that are there', () => {
    const paths = codeIn(text).filter((span) =>
      /^(?:src|composer|stories|tests|docs|pages-json|\.storybook|\.ci)\/[\w./-]*$/.test(span),
    );
    expect(paths.filter((path) => !made.test(path) && !isMade(path) && !existsSync(path))).toEqual([]);
  });

  test('names source files, also by the end of their paths, that are there', () => {
    const ends = codeIn(text).filter((span) => /^\w[\w./-]*\.(?:tsx?|mjs)$/.test(span));
    const isThere = (end: string) => files.some((path) => path === end || path.endsWith(`/${end}`));
    expect(ends.filter((end) => !made.test(end) && !isMade(end) && !isThere(end))).toEqual([]);
  });

  test('imports modules that are there, in its code', () => {
    const specifiers = blocksIn(text).flatMap((block) =>
      [...block.matchAll(/from '(#[\w/.-]+)'/g)].map(([, specifier = '']) => specifier),
    );
    expect(specifiers.filter((specifier) => !made.test(specifier) && !existsSync(fileOf(specifier)))).toEqual(
      [],
    );
  });

  test('says of no name that it is in a file that does not declare it', () => {
    const said = [...text.matchAll(/`(\w+)` in\s+`([\w./-]+\.(?:tsx?|mjs))`/g)];
    const wrong = said.filter(([, name = '', path = '']) => existsSync(path) && !declares(path, name));
    expect(wrong.map(String)).toEqual([]);
  });

  test('names functions, classes and keys that the code has', () => {
    const names = codeIn(text).filter((span) => /^[A-Za-z]+[a-z][A-Z]\w*(?:\(\w*\))?$/.test(span));
    const isThere = (name: string) => {
      const whole = new RegExp(`\\b${name.replace(/\(.*/, '')}\\b`);
      return code.some((one) => whole.test(one.text) || whole.test(one.file));
    };
    expect([...new Set(names)].filter((name) => !made.test(name) && !isThere(name))).toEqual([]);
  });
});

const decisions = docs.filter(({ file }) => file.startsWith('docs/decisions/'));

test.each(decisions)(
  '$file says under its title since when it is accepted, or which decision has superseded it',
  ({ text }) =>
    expect(text).toMatch(
      /^# .+\n\n\*\*Status\.\*\* (?:Accepted on|Superseded by \[[^\]]+\]\([a-z-]+\.md\) on) \d{4}-\d{2}-\d{2}\.\n\n/,
    ),
);

test('each step of the tour is in the file that it names', () => {
  const tour = docs.find(({ file }) => file === 'docs/tour.md')?.text ?? '';
  const steps = [...tour.matchAll(/^\|[^|]*\| `([\w./-]+)` *\|([^|]*)\|$/gm)].map(
    ([, file = '', names = '']) => ({ file, names: codeIn(names) }),
  );
  expect(steps.length).toBeGreaterThan(40);
  expect(steps.filter(({ names }) => names.length === 0)).toEqual([]);
  const missing = steps.flatMap(({ file, names }) => names.filter((name) => !declares(file, name)));
  expect(missing).toEqual([]);
});

test('the docs name every environment variable that Portico reads, and no other', () => {
  const variables = /\bPORTICO_[A-Z_]+\b/g;
  const readIn = (wanted: RegExp) =>
    new Set(
      code
        .filter(({ file }) => wanted.test(file))
        .flatMap(({ text }) => [...text.matchAll(variables)].map(String)),
    );
  // Portico sets this one internally.
  const own = new Set(['PORTICO_REEXEC']);
  const said = new Set(docs.flatMap(({ text }) => [...text.matchAll(variables)].map(String)));
  expect([...readIn(/^composer\//)].filter((name) => !own.has(name) && !said.has(name))).toEqual([]);
  const known = readIn(/./);
  expect([...said].filter((name) => !known.has(name))).toEqual([]);
});
