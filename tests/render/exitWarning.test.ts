import { expect, test } from 'vitest';
import { registry } from '#sections/registry.gen.ts';
import { siteDefinition } from '#composer/page/siteDefinition.ts';
import { config, rendered } from '#tests/render/renderSite.ts';

const asks = (component: string, props: object, assistant?: object) =>
  rendered([{ component, props }], {
    parts: { config: siteDefinition.parse({ ...config, ...(assistant && { assistant }) }) },
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
  expect(asks('SmartAssistant', {}, { topBar: true })).toBe(false);
  expect(asks('SmartAssistant', {}, { topBar: true, gateway })).toBe(true);
  expect(asks('SmartAssistant', {}, { topBar: false, gateway })).toBe(false);
  expect(asks('RichText', { text: 'Call us.' })).toBe(false);
});
