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

describe.each(islands.map((section) => [section.name, section] as const))('%s', (name, section) => {
  test.each(Object.keys(section.examples))('hydrates example %s without a warning', async (example) => {
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
    await hydrateView(root as HTMLElement, section.View);
    await new Promise((done) => setTimeout(done, 50));
    const said = complaint.mock.calls
      .map((call) => String(call[0]))
      .filter((text) => !text.includes('could not be loaded'));
    expect(said).toEqual([]);
  });
});
