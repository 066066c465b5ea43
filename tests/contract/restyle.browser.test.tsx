import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AnySection } from '#section-kit/defineSection.ts';
import { SectionProvider } from '#section-kit/sectionContext.tsx';
import { islands } from '#tests/contract/exampleIsland.ts';
import { changes, complaint, exampleOf, measure } from '#tests/contract/themeChanges.ts';
import { baseCss } from '#theme/baseCss.ts';
import { brandTokens } from '#theme/brand.gen.ts';
import { createPorticoTheme } from '#theme/createPorticoTheme.ts';
import { variablesCss } from '#theme/variablesCss.ts';
import { withoutSchemes } from '#theme/withoutSchemes.ts';

const brand = createPorticoTheme(brandTokens);
const themes = changes.map((change) => [change, createPorticoTheme(brandTokens, change.theme)] as const);

const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
let stop = () => {};

/** Renders the default example with React in the browser, like a hydrated island. */
function show(section: AnySection, theme: Theme): void {
  stop();
  const { props, environment } = exampleOf(section, 'default');
  document.body.innerHTML = '<style></style><div id="rules"></div><div id="host"></div>';
  const [style, rules, host] = [...document.body.children];
  if (!style || !rules || !host) throw new Error('The page is not there.');
  style.textContent = `${variablesCss(theme)}${baseCss(theme)}`;
  const cache = createCache({ key: 'p', container: rules, speedy: false });
  const root = createRoot(host);
  stop = () => root.unmount();
  const { View } = section;
  flushSync(() =>
    root.render(
      <CacheProvider value={cache}>
        <ThemeProvider theme={withoutSchemes(theme)}>
          <QueryClientProvider client={queries}>
            <SectionProvider value={environment}>
              <View {...props} />
            </SectionProvider>
          </QueryClientProvider>
        </ThemeProvider>
      </CacheProvider>,
    ),
  );
}

beforeAll(() => page.viewport(1280, 900));
afterEach(() => {
  stop();
  stop = () => {};
  document.body.replaceChildren();
});

describe.each(islands.map((section) => [section.name, section] as const))('%s', (_name, section) => {
  test('a change of the theme shows wherever the island has what it is about', () => {
    show(section, brand);
    const before = changes.map((change) => measure(change.shows));
    const complaints = themes.flatMap(([change, theme], at) => {
      const old = before[at];
      if (!old?.isShown) return [];
      show(section, theme);
      const problem = complaint(change.shows, old, measure(change.shows));
      return problem === undefined ? [] : [`${change.what}: ${problem}`];
    });
    expect(complaints).toEqual([]);
  });
});
