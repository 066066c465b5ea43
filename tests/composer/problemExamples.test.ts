import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { readBrands } from '#composer/brand/readBrand.ts';
import { problemExamples, problemTypes } from '#composer/check/problemTypes.ts';
import { checkSite } from '#composer/check/check.ts';
import type { SiteTheme } from '#composer/page/siteTheme.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { sectionSet, type SitePackage } from '#composer/page/SectionSet.ts';
import { applyFixes } from '#composer/problems/edit.ts';
import { examplePage, exampleSite } from '#composer/problems/problemExample.ts';
import { allSections } from '#composer/project/allSections.ts';
import { checkOptions } from '#composer/project/checkOptions.ts';
import { ownSections } from '#composer/publish/client/sitePackagesPlugin.ts';
import { StoredReports } from '#composer/project/StoredReports.ts';
import { keysOfProblems } from '#tests/composer/fixtures/keysOfProblems.ts';
import { siteFolder } from '#tests/composer/fixtures/siteFolder.ts';

/** A site without problems. */
const rightSite = {
  'site.json': exampleSite(),
  'layouts/standard.json': { top: [], bottom: [] },
  'fragments/footer.json': undefined,
  'words/en.json': undefined,
  'words/es.json': undefined,
  'index.json': examplePage([], { title: 'Banking made plain for everyone' }),
  // The error page of forms.
  'contact.error.json': examplePage([], { title: 'Something went wrong', noindex: true }),
};

/** Returns the package that an example installs, in the form in which the composer's bundle provides it. */
async function packageIn(folder: string, name: string): Promise<SitePackage> {
  const isOwn = name.startsWith('./');
  const file = isOwn
    ? join(folder, name, `${basename(name)}.section.ts`)
    : join(folder, 'node_modules', name, 'index.js');
  if (!existsSync(file)) return { name };
  try {
    const source = encodeURIComponent(readFileSync(file, 'utf8'));
    return {
      name,
      exports: (await import(/* @vite-ignore */ `data:text/javascript,${source}`)) as object as Record<
        string,
        unknown
      >,
    };
  } catch (error) {
    return { name, error: String(error) };
  }
}

/** Returns the theme of an example, in the form in which the composer's bundle provides it. */
async function themeIn(folder: string): Promise<SiteTheme> {
  const file = join(folder, 'theme/index.ts');
  if (!existsSync(file)) return {};
  const source = encodeURIComponent(readFileSync(file, 'utf8'));
  return { exports: (await import(/* @vite-ignore */ `data:text/javascript,${source}`)) as object };
}

/** Checks a site twice: on its own, and with the reports that the first check stored. */
async function problemsOf(files: Readonly<Record<string, unknown>>) {
  const folder = siteFolder({ ...rightSite, ...files });
  const check = async () => {
    const site = loadSite(folder, undefined, '');
    const reports = new StoredReports(folder, 'bundle', site);
    await readBrands(site);
    const names = [...(site.config?.packages ?? []), ...ownSections(folder)];
    const packages = await Promise.all(names.map((name) => packageIn(folder, name)));
    const { registry, packages: known } = sectionSet(allSections, packages);
    const theme = await themeIn(folder);
    const problems = checkSite(site, registry, { ...checkOptions, packages: known, theme, store: reports });
    reports.save();
    return problems;
  };
  const problems = await check();
  expect(await check()).toEqual(problems);
  return problems;
}

test('the site that examples change has no problems', async () => {
  expect(await problemsOf({})).toEqual([]);
});

/** Side effects: a brand with few tokens lacks the others, and a rate lacks the disclosures beside it. */
const comesAlong = (code: string) => code === 'missing-token' || code.endsWith('-missing');

test.each([...problemExamples])('the example of %s has this problem and no other', async (code, files) => {
  const codes = new Set((await problemsOf(files)).map((problem) => problem.code));
  expect([...codes].filter((found) => found === code || !comesAlong(found))).toEqual([code]);
});

test.each([...problemExamples])(
  'A2 a fix in the example of %s makes its problem go away, and brings no other',
  async (_code, files) => {
    const before = await problemsOf(files);
    for (const problem of before.filter(({ fix }) => fix)) {
      const written = files[problem.file];
      const text = typeof written === 'string' ? written : JSON.stringify(written, null, 2);
      const after = await problemsOf({ ...files, [problem.file]: applyFixes(text, [problem]).text });
      const others = keysOfProblems(before.filter((other) => other !== problem));
      expect(others).toEqual(expect.arrayContaining(keysOfProblems(after)));
    }
  },
);

test('every problem has an example, but for those that no file shows', () => {
  expect(problemTypes.map(({ code }) => code).filter((code) => !problemExamples.has(code))).toEqual([
    'file-unreadable',
    'file-too-large',
    'package-not-loaded',
  ]);
});
