import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveProcess } from '#tests/server/fixtures/serveProcess.ts';
import { send } from '#tests/server/fixtures/send.ts';
import { commandIn, newSite, sitesFolder } from './newSite.ts';

const { folder, remove } = sitesFolder();
afterAll(remove);
let out = '';
let command: readonly string[];
beforeAll(async () => {
  const site = await newSite(folder, 'river', '--languages', 'en,es,zh', '--color', '#ffd100');
  out = join(site, 'dist');
  command = commandIn(site, 'build');
  const said = execFileSync(process.execPath, command, { cwd: site, encoding: 'utf8' });
  if (!said.includes('24 pages rendered')) throw new Error(said);
}, 600_000);

const textOf = (page: string) =>
  readFileSync(join(out, page), 'utf8')
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ');

test('a new site is published with its rates, in every language', () => {
  for (const page of ['index.html', 'es/index.html', 'zh/index.html'])
    expect(textOf(page)).toContain('4.13%');
  expect(textOf('cd-rates.html')).toContain('Member FDIC');
  expect(textOf('contact-us.html')).toContain('Saturday and Sunday');
  expect(existsSync(join(out, '404.html'))).toBe(true);
});

test('no English is left on its pages in other languages', () => {
  const words = /\b(?:the|and|your|with|rates|contact|search|save|learn|open|of)\b/gi;
  // The FDIC’s sign and the names of the languages are the same everywhere, and the question for English is in English.
  const signs =
    /This page is not in English yet\. We take you to the home page in English\.|FDIC-Insured[^<]*?Government|Member FDIC|English|Equal Housing Lender/g;
  for (const locale of ['es', 'zh'])
    for (const page of ['index', 'cd-rates', 'contact-us', 'articles/emergency-fund', '404', 'search']) {
      const text = textOf(`${locale}/${page}.html`).replaceAll(signs, '');
      expect(text.match(words) ?? [], `${locale}/${page}`).toEqual([]);
    }
});

test('it is served with its services, under the path of its own provider', async () => {
  const { origin } = await serveProcess({ site: out, dataFolder: join(folder, 'data'), isDemo: true });
  expect((await send(origin, '/contact-us.html')).text).toContain('action="/svt/river/');
  expect((await send(origin, '/no-such-page')).text).toContain('This page is not here');
});

test('a section whose code fails is named by the build, with its page', () => {
  const site = join(folder, 'river');
  const view = join(site, 'sections/OpeningHours/OpeningHours.tsx');
  const source = readFileSync(view, 'utf8');
  writeFileSync(view, source.replace(/\n {2}return \(/, '\n  [].at(0).nope;$&'));
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: site, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain(
    "/contact-us.html could not be rendered: section OpeningHours (#opening-hours-1): Cannot read properties of undefined (reading 'nope')",
  );
});
