import { expect, test } from 'vitest';
import { config, rendered } from '#tests/render/renderSite.ts';

const box = (props: object = {}) => ({
  component: 'SearchBox',
  props: { label: 'Search', resultsPage: '/search.html', ...props },
});
const search = { domain: 'elmstone', profile: 'public', suspiciousWords: ['wire'] };
const parts = { config: { ...config, search } };

/** Returns the settings in the data of the search box's island. */
function settingsOf(html: string): unknown {
  const [, block = '{}'] =
    /<script type="application\/json"[^>]*>([^<]*resultsPage[^<]*)<\/script>/.exec(html) ?? [];
  return JSON.parse(block);
}

test('SRCH-11 SRCH-08 domain, profile and suspicious words come from site.json, by the language of the page', () => {
  expect(JSON.stringify(settingsOf(rendered([box()], { parts }).html))).toContain(
    '"domain":"elmstone","profile":"public","suspiciousWords":["wire"]',
  );
  const spanish = rendered([box()], { parts, path: '/es/buscar.html' });
  expect(JSON.stringify(settingsOf(spanish.html))).toContain('"profile":"public-es"');
});

test('SRCH-11 a page may say otherwise, and a site that says nothing is searched as ever', () => {
  const own = rendered([box({ domain: 'help', profile: 'articles' })], { parts });
  expect(JSON.stringify(settingsOf(own.html))).toContain('"domain":"help","profile":"articles"');
  const plain = rendered([box()], { path: '/zh/search.html' });
  expect(JSON.stringify(settingsOf(plain.html))).toContain('"domain":"site","profile":"main-zh"');
});
