import { expect, test } from 'vitest';
import { registry } from '#sections/registry.gen.ts';
import { siteDefinition } from '#composer/page/siteDefinition.ts';
import { config, rendered } from '#tests/render/renderSite.ts';

const asks = (component: string, props: object, more: object = {}) =>
  rendered([{ component, props }], {
    parts: { config: siteDefinition.parse({ ...config, ...more }) },
  }).html.includes('data-section="ExternalLinkWarning"');

const results = { heading: 'Results', noResults: 'None.', error: 'Failed.' };
const gateway = 'https://assistant.elmstonebank.example';

test.each([
  ['what a search finds', 'SearchResults', results],
  ['directions to a branch', 'LocationFinder', { ...registry.get('LocationFinder')?.examples.default }],
])('MODAL-02 pages ask before links that a service brings: %s', (_what, component, props) => {
  expect(asks(component, props)).toBe(true);
});

test('MODAL-02 answers of the site’s own server lead to its pages; a gateway of the bank may lead away', () => {
  expect(asks('SmartAssistant', {}, { assistant: { topBar: true } })).toBe(false);
  expect(asks('SmartAssistant', {}, { assistant: { topBar: true, gateway } })).toBe(true);
  expect(asks('SmartAssistant', {}, { assistant: { topBar: false, gateway } })).toBe(false);
  expect(asks('RichText', { text: 'Call us.' })).toBe(false);
});

const links = {
  bankDomains: ['elmstonebank.example'],
  listedDomains: ['maps.example'],
  blacklistedUrls: ['https://online.elmstonebank.example/offers'],
};

test.each([
  ['a listed domain', 'https://www.maps.example/', true],
  ['a blacklisted address', 'https://online.elmstonebank.example/offers/today', true],
  ['a deep subdomain', 'https://shop.partners.elmstonebank.example/', true],
  ['another site over http', 'http://www.fdic.gov/', true],
  ['another site over https', 'https://www.fdic.gov/', false],
  ['the bank', 'https://online.elmstonebank.example/', false],
])(
  'MODAL-02 a link to %s: a page asks first only if visitors can’t tell who answers for it',
  (_what, href, does) => {
    expect(asks('RichText', { text: `Read [more about it](${href}).` }, { links })).toBe(does);
  },
);
