import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { problemTypes } from '#composer/check/problemTypes.ts';
import type { ProblemType } from '#composer/problems/problemType.ts';

/** The files that define problems. */
const families = globSync('composer/**/*.ts').filter((file) =>
  readFileSync(file, 'utf8').includes('= defineProblems('),
);

const codesIn = (types: readonly ProblemType[]) => types.map(({ code }) => code).toSorted();

test('no two types of problems have the same code', () => {
  const codes = codesIn(problemTypes);
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
});

test('the list of problems has those of every family', async () => {
  expect(families.length).toBeGreaterThan(10);
  const modules = await Promise.all(
    families.map(
      async (file) => (await import(resolve(file))) as Record<string, Record<string, ProblemType>>,
    ),
  );
  const defined = modules
    .flatMap((module) => Object.entries(module).filter(([name]) => name.endsWith('Codes')))
    .flatMap(([, codes]) => Object.values(codes));
  expect(codesIn(problemTypes)).toEqual(codesIn(defined));
});

test('each type of problem has a title and a sentence', () => {
  for (const { code, title, message } of problemTypes) expect([code, title, message]).not.toContain('');
});
