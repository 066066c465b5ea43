import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { check } from '#composer/cli/commands/check.ts';
import { runCommands } from '#composer/cli/kit/runCommands.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { applyFixes } from '#composer/problems/edit.ts';
import { allSections } from '#composer/project/allSections.ts';
import { checkWith } from '#composer/project/checkOptions.ts';
import { section as loanRates } from '#sections/LoanRates/LoanRates.section.ts';
import { linesWith, problemsWith } from '#tests/composer/fixtures/checked.ts';
import { siteFolder } from '#tests/composer/fixtures/siteFolder.ts';

const description = 'Everything about this subject that a customer of a bank may want to know, in short.';
const loan = JSON.stringify({
  ...loanRates.examples.default,
  level: 1,
  amount: undefined,
  apply: { text: 'Apply', href: '/' },
});
const page = `{
  "title": "Loans for every purpose",
  "description": "${description}",
  "states": [{ "says": "variable-rate", "anchor": "rates" }], // in its footnotes
  "sendOn": { "cookie": "jp_cookie_consent", "is": "accepted", "to": "/" },
  "sections": [
    {
      "component": "LoanRates", "id": "rates",
      "props": {
        "amount": { "least": 1000, "most": 50000, "initial": 2000, "error": "Enter $1,000 to $50,000" },
        ${loan.slice(1, -1)}
      }
    }
  ]
}
`;
const site = () =>
  siteFolder({
    'loans.json': page,
    'index.json': page.replace(/ {2}"(?:states|sendOn)".*\n/g, '').replace('Loans for', 'Banking for'),
    'layouts/standard.json': { top: [], bottom: [] },
    'fragments/footer.json': undefined,
  });
const linesOf = (folder: string) =>
  checkWith(loadSite(folder), allSections).map(
    ({ file, line, column, code, message }) => `${file}:${line}:${column} ${code} ${message}`,
  );

test('SEC-05 each key under its old name is found at its place, and nothing else is said about it', () =>
  expect(linesOf(site()).filter((line) => line.startsWith('loans.json'))).toEqual([
    'loans.json:4:3 renamed-key “states” is now called “statements”.',
    'loans.json:5:3 renamed-key “sendOn” is now called “redirect”.',
    'loans.json:10:21 renamed-key “least” in “amount” is now called “min”.',
    'loans.json:10:36 renamed-key “most” in “amount” is now called “max”.',
  ]));

test('SEC-05 --fix renames the keys, leaves all else alone, and the site checks clean', async () => {
  const folder = site();
  const code = await runCommands(
    [check],
    ['check', folder, '--fix'],
    { root: '/', library: '/', bundle: '/', version: '0', sections: allSections },
    { out: () => {}, error: () => {}, color: false },
  );
  expect(code).toBe(0);
  expect(readFileSync(join(folder, 'loans.json'), 'utf8')).toBe(
    page
      .replace('"states"', '"statements"')
      .replace('"sendOn"', '"redirect"')
      .replace('"least"', '"min"')
      .replace('"most"', '"max"'),
  );
  expect(linesOf(folder)).toEqual([]);
});

test('SEC-05 data files have their old names found and renamed too', () => {
  const text = '{\n  "balance": { "least": 1, "most": 2 }\n}\n';
  const data = new Map([
    [
      'rates/cd.json',
      z.strictObject({ balance: z.strictObject({ min: z.number(), max: z.number().optional() }) }),
    ],
  ]);
  expect(linesWith({ 'rates/cd.json': text }, { data })).toEqual([
    'rates/cd.json:2:16 renamed-key “least” in “balance” is now called “min”.',
    'rates/cd.json:2:28 renamed-key “most” in “balance” is now called “max”.',
  ]);
  const fixed = applyFixes(text, problemsWith({ 'rates/cd.json': text }, { data })).text;
  expect(fixed).toBe('{\n  "balance": { "min": 1, "max": 2 }\n}\n');
  expect(linesWith({ 'rates/cd.json': fixed }, { data })).toEqual([]);
});

test('SEC-05 a key that is there under both names is for the author to decide', () => {
  const text = '{ "min": 1, "least": 2 }';
  const data = new Map([['rates/cd.json', z.strictObject({ min: z.number() })]]);
  const [problem, ...others] = problemsWith({ 'rates/cd.json': text }, { data });
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ code: 'renamed-key', hint: '“min” is also present. Delete one of them.' });
  expect(problem?.fix).toBeUndefined();
});

test('SEC-05 a key that only looks like an old name is what the schema says it is', () => {
  const data = new Map<string, z.ZodType>([
    ['rates/zones.json', z.strictObject({ states: z.array(z.string()), min: z.number().optional() })],
    ['rates/cd.json', z.strictObject({ rate: z.number() })],
  ]);
  expect(
    problemsWith(
      { 'rates/zones.json': { states: [] }, 'rates/cd.json': { rate: 1, least: 2 } },
      { data },
    ).map(({ code }) => code),
  ).toEqual(['unknown-property']);
});
