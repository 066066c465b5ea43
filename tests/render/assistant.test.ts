import { describe, expect, test } from 'vitest';
import { siteDefinition } from '#composer/page/siteDefinition.ts';
import { config, rendered } from '#tests/render/renderSite.ts';

const page = (component: string, props: object, assistant?: object, path = '/search.html') =>
  rendered([{ component, props }], {
    path,
    parts: { config: siteDefinition.parse({ ...config, ...(assistant && { assistant }) }) },
  });

test.each([
  [{ topBar: true }, true],
  [{ topBar: false }, false],
  [{ topBar: true, webComponent: true }, false],
  [{ topBar: true, microApp: true }, false],
])('SA-01 with %j the assistant is on the page: %s', (assistant, isThere) => {
  expect(page('SmartAssistant', {}, assistant).html.includes('data-part="launcher"')).toBe(isThere);
});

describe('SA-04 searches are captured', () => {
  const results = { heading: 'Results', noResults: 'None.', error: 'Failed.' };
  const captures = (assistant: object, more: object = {}, path?: string) =>
    page('SearchResults', { ...results, ...more }, assistant, path).html.includes('"capture":{');

  test.each([
    [{ searchCapture: 'true' }, true],
    [{ status: 'true' }, true],
    [{}, false],
    [{ searchCapture: 'true', killSwitch: 'true' }, false],
    [{ status: 'true', killSwitch: 'true' }, false],
  ])('with %j: %s', (assistant, isCaptured) => {
    expect(captures(assistant)).toBe(isCaptured);
  });

  test('of the main profile of each language only', () => {
    const assistant = { status: 'true' };
    expect(captures(assistant, { profile: 'articles' })).toBe(false);
    expect(captures(assistant, {}, '/es/search.html')).toBe(true);
    expect(captures(assistant, { profile: 'main' }, '/es/search.html')).toBe(false);
  });
});

test('a gateway of the bank is the only other origin that pages may connect to', () => {
  const gateway = 'https://assistant.elmstonebank.example';
  expect(page('SmartAssistant', {}, { topBar: true, gateway }).csp).toContain(
    `connect-src 'self' ${gateway};`,
  );
  expect(page('SmartAssistant', {}, { topBar: true }).csp).toContain("connect-src 'self';");
});
