import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { newSite, portico, sitesFolder } from './newSite.ts';

const { folder, remove } = sitesFolder();
afterAll(remove);

const read = (site: string, file: string) => readFileSync(join(site, file), 'utf8');
const noProblems = { code: 0, out: expect.stringMatching(/^No problems/) as string, error: '' };

let count = 0;
/** Starts a site, runs a command in it, and expects that the site has no problems afterwards. */
async function siteAfter(flags: readonly string[], ...commands: readonly (readonly string[])[]) {
  const site = await newSite(folder, `bank-${(count += 1)}`, ...flags);
  for (const args of commands) {
    // Each command works on what the one before wrote.
    // oxlint-disable-next-line no-await-in-loop
    expect(await portico(site, 'new', ...args)).toMatchObject({ code: 0, error: '' });
  }
  expect(await portico(site, 'check')).toEqual(noProblems);
  return site;
}

const spanish = ['--languages', 'en,es'];

describe('portico new', () => {
  test('page writes a page that passes the check, in the language of its folder, linked with its versions', async () => {
    const site = await siteAfter(
      spanish,
      ['page', 'savings-goals'],
      ['page', 'about/team', '--title', 'The people you talk to'],
      ['page', 'faq'],
      ['page', 'es/savings-goals'],
    );
    expect(JSON.parse(read(site, 'pages-json/about/team.json'))).toMatchObject({
      $schema: '../page.schema.json',
      title: 'The people you talk to',
    });
    const alternates = (file: string) => (JSON.parse(read(site, file)) as { alternates?: object }).alternates;
    expect(alternates('pages-json/savings-goals.json')).toEqual({ es: '/es/savings-goals.html' });
    expect(alternates('pages-json/es/savings-goals.json')).toEqual({ en: '/savings-goals.html' });
  });

  test('page says that a folder named after a language that pages cannot have makes an English page', async () => {
    const site = await newSite(folder, `bank-${(count += 1)}`);
    const french = await portico(site, 'new', 'page', 'fr/epargne');
    expect(french).toMatchObject({ code: 0, error: '' });
    expect(french.out).toContain('the page is in English, although its folder fr/ reads as French');
    for (const name of ['qq/plans', 'business/plans', 'plans'])
      // oxlint-disable-next-line no-await-in-loop -- one command after the other, as an author runs them
      expect((await portico(site, 'new', 'page', name)).out).not.toContain('note:');
  });

  test('article writes an article like those that are there', async () => {
    const site = await siteAfter(spanish, ['article', 'first-home'], ['article', 'es/first-home']);
    expect(JSON.parse(read(site, 'pages-json/articles/first-home.json'))).toMatchObject({
      title: 'First home',
      pageType: 'article',
      article: { topic: 'saving', image: { src: '/media/umbrella.svg' } },
    });
    expect(existsSync(join(site, 'pages-json/es/articles/first-home.json'))).toBe(true);
  });

  test('brand writes a brand of another color, which the site can have', async () => {
    const brand = ['brand', 'river', '--color', '#8a1538', '--bank', 'River Bank'];
    const site = await siteAfter([], brand);
    const config = join(site, 'pages-json/site.json');
    writeFileSync(config, readFileSync(config, 'utf8').replace(/"brand": "[^"]+"/, '"brand": "river"'));
    expect(await portico(site, 'check')).toEqual(noProblems);
    expect(read(site, 'pages-json/brands/river/brand.json')).toContain('River Bank');
  });

  test('brand and language follow the regulator of a credit union', async () => {
    const brand = ['brand', 'river', '--color', '#8a1538', '--regulator', 'ncua'];
    const bank = await siteAfter([], brand);
    expect(JSON.parse(read(bank, 'pages-json/brands/river/brand.json'))).toMatchObject({ regulator: 'ncua' });
    const union = await siteAfter(['--regulator', 'ncua'], ['language', 'es']);
    expect(read(union, 'pages-json/es/index.json')).toMatch(/NCUA/);
    expect(read(union, 'pages-json/es/index.json')).not.toMatch(/FDIC/);
    expect(await portico(union, 'check')).toEqual(noProblems);
  });

  test.each(['es', 'zh'])(
    'language %s translates the pages, and every page leads to its version',
    async (language) => {
      const site = await siteAfter(['--name', 'Own Bank'], ['language', language]);
      expect(read(site, `pages-json/words/${language}.json`)).toContain('Own Bank');
      expect(JSON.parse(read(site, 'pages-json/index.json'))).toMatchObject({
        alternates: { [language]: `/${language}/` },
      });
      expect(read(site, 'pages-json/fragments/header.json')).toMatch(
        new RegExp(`"languages": \\[\\s*"en",\\s*"${language}"\\s*\\]`),
      );
    },
  );

  test('language leaves out what the site has deleted, and names what is not translated', async () => {
    const site = await newSite(folder, 'changed');
    await portico(site, 'new', 'page', 'savings-goals');
    const article = 'articles/emergency-fund.json';
    rmSync(join(site, 'pages-json', article));
    const shared = ['index.json', 'fragments/header.json', 'fragments/footer.json', '404.json'];
    for (const file of [...shared, 'contact-us-thanks.json']) {
      const path = join(site, 'pages-json', file);
      const text = readFileSync(path, 'utf8').replaceAll(
        '/articles/emergency-fund.html',
        '/savings-goals.html',
      );
      writeFileSync(path, text);
    }
    for (const drawing of ['savings', 'umbrella']) rmSync(join(site, `pages-json/media/${drawing}.svg`));
    expect(await portico(site, 'check')).toEqual(noProblems);
    const { out } = await portico(site, 'new', 'language', 'es');
    expect(out).toContain('Not translated: pages-json/savings-goals.json');
    expect(existsSync(join(site, 'pages-json/es', article))).toBe(false);
    expect(await portico(site, 'check')).toEqual(noProblems);
  });

  test('a third language is linked with the other two', async () => {
    const site = await siteAfter(spanish, ['language', 'zh']);
    expect(JSON.parse(read(site, 'pages-json/es/cd-rates.json'))).toMatchObject({
      alternates: { en: '/cd-rates.html', zh: '/zh/cd-rates.html' },
    });
  });

  test('section writes a section of the site', async () => {
    const site = await siteAfter([], ['section', 'BranchMap']);
    expect(read(site, 'sections/BranchMap/BranchMap.section.ts')).toContain('export const BranchMap');
  });

  test.each([
    [['page', 'index'], /^portico new: index\.json already exists/],
    [['page', 'Über uns'], /not the name of a page.* Try "uber-uns"/],
    [['page', '../secret'], /not the name of a page/],
    [['page', 'brands/x'], /the folder brands is not for pages/],
    [['page', 'es/metas'], /portico new language es/],
    [['article', 'emergency-fund'], /articles\/emergency-fund\.json already exists/],
    [['brand', 'River Bank', '--color', '#123'], /Try "river-bank"/],
    [['brand', 'river'], /required option '--color <color>' not specified/],
    [['brand', 'river', '--color', 'red'], /--color: expected a color/],
    [['brand', 'wrong-use', '--color', '#123'], /the brand wrong-use already exists/],
    [['language', 'en'], /the site is already in English/],
    [['language', 'fr'], /Portico has no words in "fr" yet; choose es \(Spanish\) or zh \(Chinese\)/],
    [['section', 'branch-map'], /Try "BranchMap"/],
    [['section', 'HeroBanner'], /Portico has a section named HeroBanner/],
    [['section', 'OpeningHours'], /sections\/OpeningHours\/OpeningHours\.schema\.ts already exists/],
    [['wizard', 'x'], /unknown command "wizard"/],
  ])('%s is refused with the reason', async (args, message) => {
    const site = join(folder, 'wrong-use');
    if (!existsSync(site)) await newSite(folder, 'wrong-use');
    const { code, error, out } = await portico(site, 'new', ...args);
    expect([code, out]).toEqual([2, '']);
    expect(error).toMatch(message);
  });

  test('outside of a site it says where to run', async () => {
    const elsewhere = join(folder, 'elsewhere');
    mkdirSync(elsewhere);
    const { code, error } = await portico(elsewhere, 'new', 'page', 'about');
    expect(code).toBe(2);
    expect(error).toContain('Run the command in the folder of a site');
  });
});
