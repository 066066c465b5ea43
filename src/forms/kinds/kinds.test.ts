import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { wordsOfKinds } from '#forms/definition/unusedWords.ts';
import { behaviors } from './behaviors.ts';
import { fieldSchemas } from './schemas.ts';

const kinds = fieldSchemas.flatMap(({ shape }) => [...shape.kind._zod.values].map(String));

test('every kind of field has a schema and a behavior', () => {
  expect(Object.keys(behaviors).toSorted()).toEqual(kinds.toSorted());
});

test('every file of a kind is in both lists', () => {
  const files = globSync('src/forms/kinds/*.ts').map((file) => /(\w+)\.ts$/.exec(file)?.[1] ?? file);
  const listed = (list: string) =>
    [...readFileSync(`src/forms/kinds/${list}.ts`, 'utf8').matchAll(/^import \{.*'\.\/(\w+)\.ts'/gm)].map(
      ([, name]) => String(name),
    );
  const own = files.filter((name) => !['behaviors', 'schemas', 'test'].includes(name)).toSorted();
  expect(listed('behaviors').toSorted()).toEqual(own);
  expect(listed('schemas').toSorted()).toEqual(own);
});

test('forms and the server ask a kind’s behavior, and compare no names of kinds', () => {
  const named = new RegExp(`kind\\)? (?:===|!==) '(?:${kinds.join('|')})'|case '(?:${kinds.join('|')})'`);
  const files = globSync('{src/forms,composer/server}/**/*.{ts,tsx}').filter(
    (file) => !file.startsWith('src/forms/kinds/') && !file.includes('.test.'),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => named.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test.each(kinds)('two hundred thousand characters are refused by a field of the kind %s', (kind) => {
  const field = {
    messages: {},
    digits: 9,
    minLength: 1,
    maxLength: 200,
    minDigits: 5,
    restrictedDomains: [],
    rule: 'alphawithSpace',
  };
  const clock = { now: new Date(), timeZone: 'UTC' };
  // TypeScript cannot pair this field with its kind; it has the properties that any kind reads.
  const { fault } = behaviors[kind as keyof typeof behaviors] as {
    fault: ((value: string, given: typeof field, at: typeof clock) => unknown) | undefined;
  };
  // With a quadratic pattern, input of this length would exceed the test's time limit.
  const taken = ['1', 'a', '-', ' ', 'a.', '1,', '0', 'a@a.', 'é'].filter((part) => {
    const value = part.repeat(200_000 / part.length);
    return fault && [value, `${value}!`].some((long) => fault(long, field, clock) === undefined);
  });
  expect(taken).toEqual([]);
});

/** Returns the words that a file of a kind names, itself or through the files of fields that it imports. */
function wordsNamedBy(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const imported = [...text.matchAll(/from '#forms\/field\/(\w+)\.ts'/g)];
  return [
    ...[...text.matchAll(/word: '(\w+)'/g)].map(([, word]) => String(word)),
    ...imported.flatMap(([, name]) => wordsNamedBy(`src/forms/field/${name}.ts`)),
  ];
}

test('a kind lists the words that its code names, unless every page with a form has them', async () => {
  const files = globSync('src/forms/kinds/*.ts').filter(
    (file) => !/(?:behaviors|schemas|test)\.ts$/.test(file),
  );
  const missing = await Promise.all(
    files.map(async (file) => {
      const exported = Object.values((await import(`#forms/kinds/${basename(file)}`)) as object);
      const listed = new Set(
        exported.flatMap((one: { words?: readonly string[] }) => [...(one.words ?? [])]),
      );
      return wordsNamedBy(file).filter((word) => wordsOfKinds.has(word) && !listed.has(word));
    }),
  );
  expect(missing.flat()).toEqual([]);
});
