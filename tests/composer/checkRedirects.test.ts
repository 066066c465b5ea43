import { expect, test } from 'vitest';
import { applyFixes } from '#composer/problems/edit.ts';
import { exampleSite } from '#composer/problems/problemExample.ts';
import { problemsWith } from '#tests/composer/fixtures/checked.ts';
import { soundPage } from '#tests/composer/fixtures/siteFolder.ts';

const pages = { 'savings.json': soundPage('Savings for everyone'), 'zh/index.json': undefined };
const siteWith = (redirects: readonly object[]) => ({ ...pages, 'site.json': exampleSite({ redirects }) });
const problemsOf = (...redirects: readonly object[]) =>
  problemsWith(siteWith(redirects)).filter(({ file }) => file === 'site.json');
const said = (...redirects: readonly object[]) =>
  problemsOf(...redirects).map(({ code, pointer, message }) => `${code} ${pointer} ${message}`);

test('A24 S1 a target beyond Latin-1 is accepted, and so are a query and a hash', () => {
  expect(
    said({ from: '/old.html', to: '/savings.html?q=贷款#main' }, { from: '/préstamos.html', to: '/' }),
  ).toEqual([]);
});

test('A24 a target is a page of the site or a web address', () => {
  expect(said({ from: '/old.html', to: '/zh/search.html?q=贷款' })).toEqual([
    'broken-link /redirects/0/to There is no page /zh/search.html.',
  ]);
  for (const to of ['#main', '?q=cd', 'mailto:help@elmstonebank.example'])
    expect(said({ from: '/old.html', to })).toEqual([
      expect.stringMatching(/^invalid-value \/redirects\/0\/to .*a page of this site or a web address/),
    ]);
  expect(said({ from: '/old.html', to: 'https://other.example/' })).toEqual([
    expect.stringContaining('unknown-host /redirects/0/to'),
  ]);
});

test('A redirect to another redirect is found, with where it ends', () => {
  const redirects = [
    { from: '/a.html', to: '/b.html?x=1' },
    { from: '/b.html', to: 'https://www.elmstonebank.example/c.html' },
    { from: '/c.html', to: '/savings.html?q=cd#main' },
  ];
  expect(said(...redirects)).toEqual([
    'redirect-chain /redirects/0/to /b.html?x=1 redirects again, to /savings.html?q=cd&x=1#main.',
    'redirect-chain /redirects/1/to https://www.elmstonebank.example/c.html redirects again, to /savings.html?q=cd#main.',
  ]);
  const text = JSON.stringify(siteWith(redirects)['site.json'], null, 2);
  const fixed = applyFixes(text, problemsWith({ ...pages, 'site.json': text }));
  expect(fixed.fixed).toHaveLength(2);
  expect(problemsWith({ ...pages, 'site.json': fixed.text })).toEqual([]);
});

test('A redirect to a folder without its slash is a chain too: the server redirects to the slash', () => {
  const es = { 'es/index.json': soundPage('Su banco, en palabras claras') };
  const site = { ...siteWith([{ from: '/espanol', to: '/es' }]), ...es };
  expect(problemsWith(site).map(({ code, message }) => `${code} ${message}`)).toContain(
    'redirect-chain /es redirects again, to /es/.',
  );
});

test('A loop is found however its addresses are written', () => {
  expect(
    said(
      { from: '/pr%C3%A9stamos.html', to: 'https://www.elmstonebank.example/b.html' },
      { from: '/b.html', to: '/préstamos.html#main' },
      { from: '/into-it.html', to: '/b.html' },
    ).map((line) => line.slice(0, 29)),
  ).toEqual(['redirect-loop /redirects/0/to', 'redirect-loop /redirects/1/to']);
});
