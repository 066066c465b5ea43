import { afterEach, describe, expect, test, vi } from 'vitest';
import { hydrateView } from '#composer/client/hydrateView.tsx';
import { renderSection } from '#composer/render/section/renderSection.tsx';
import { registry } from '#sections/registry.gen.ts';
import { resolveProps, standaloneContext } from '#section-kit/resolveProps.ts';
import { localeOfExample } from '#tests/contract/localeOfExample.ts';
import { islandTheme } from '#theme/theme.ts';

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

const islands = [...registry.values()].filter(({ hydrate }) => hydrate !== undefined);

/** Hydrates an example of a section. @returns The errors that React or the section has logged. */
async function hydrateExample(section: (typeof islands)[number], example: string): Promise<string[]> {
  const { name } = section;
  const locale = localeOfExample(example);
  const author = section.examples[example];
  const props = resolveProps(section, author, standaloneContext({ locale }, section, author));
  const environment = {
    id: 'island',
    locale,
    words: section.words?.[locale] ?? {},
    serviceBase: '/svt/elmstone',
    slots: {},
  };
  const { html, data = '' } = renderSection(section, props, environment, islandTheme);
  document.body.innerHTML = `<div data-section="${name}" id="island">${html}</div><script type="application/json" data-for="island">${data}</script>`;
  const root = document.getElementById('island');
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken: string[] = [];
  const onBroken = (event: ErrorEvent) => {
    event.preventDefault();
    broken.push(event.message);
  };
  addEventListener('error', onBroken);
  await hydrateView(root as HTMLElement, section.View);
  await new Promise((done) => setTimeout(done, 50));
  removeEventListener('error', onBroken);
  const said = complaint.mock.calls.map((call) => String(call[0]));
  return [...broken, ...said.filter((text) => !text.includes('could not be loaded'))];
}

describe.each(islands.map((section) => [section.name, section] as const))('%s', (_name, section) => {
  test.each(Object.keys(section.examples))('hydrates example %s without a warning', async (example) => {
    expect(await hydrateExample(section, example)).toEqual([]);
  });
});

test('a section hydrates without a warning when another one has learned that a list cannot be loaded', async () => {
  const section = islands.find(({ name }) => name === 'HomeEquityRates');
  if (!section) throw new Error('There is no HomeEquityRates.');
  // No services are available here.
  await hydrateExample(section, 'default');
  await vi.waitFor(() => expect(document.getElementById('island-stateCode-error')).not.toBeNull(), 5000);
  expect(await hydrateExample(section, 'default')).toEqual([]);
});
