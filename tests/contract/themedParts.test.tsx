import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import styled from '@emotion/styled';
import { ThemeProvider, type Components, type Theme } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { withQueries } from '#composer/render/section/renderSection.tsx';
import { Button } from '#components/inputs/Button.tsx';
import { registry } from '#sections/registry.gen.ts';
import { resolveProps, standaloneContext } from '#section-kit/resolveProps.ts';
import { SectionProvider } from '#section-kit/sectionContext.tsx';
import { localeOfExample } from './localeOfExample.ts';
import { islandTheme } from '#theme/theme.ts';

/** Whether a property of `theme.components` is the name of a themed component. */
const isThemeName = (name: string | symbol): name is string =>
  typeof name === 'string' && /^(?:Mui|Portico)[A-Z]/.test(name);

/** Returns the theme names under which a view has styled its elements. */
function themedParts(view: ReactElement): readonly string[] {
  const names = new Set<string>();
  // MUI reads a name's overrides exactly for the elements that are styled under it.
  const watched = (name: string, entry: object) =>
    new Proxy(entry, {
      get(target, key) {
        if (key === 'styleOverrides') names.add(name);
        return Reflect.get(target, key) as unknown;
      },
    });
  const components = new Proxy(islandTheme.components ?? {}, {
    get(target, key) {
      const entry = Reflect.get(target, key) as object | undefined;
      return isThemeName(key) ? watched(key, entry ?? {}) : entry;
    },
  }) as Components<Theme>;
  const theme = { ...islandTheme, components } as Theme;
  const cache = createCache({ key: 'parts' });
  withQueries(view, (root) =>
    renderToStaticMarkup(
      <CacheProvider value={cache}>
        <ThemeProvider theme={theme}>{root}</ThemeProvider>
      </CacheProvider>,
    ),
  );
  return [...names].toSorted();
}

const Plain = styled.div({ display: 'grid' });

describe('what counts as a themed part', () => {
  test('an element that is styled without a name does not', () => {
    expect(
      themedParts(
        <Plain>
          <p>Plain</p>
        </Plain>,
      ),
    ).toEqual([]);
  });

  test('an element of MUI does', () => {
    expect(
      themedParts(
        <Plain>
          <Button>Send</Button>
        </Plain>,
      ),
    ).toEqual(['MuiButton', 'MuiButtonBase']);
  });
});

describe.each([...registry.values()].map((section) => [section.name, section] as const))(
  '%s',
  (_name, section) => {
    test.each(Object.keys(section.examples))('example %s is made of MUI or themed parts', (example) => {
      const locale = localeOfExample(example);
      const author = section.examples[example];
      const props = resolveProps(section, author, standaloneContext({ locale }, section, author));
      const { View } = section;
      const environment = {
        id: 'parts',
        locale,
        words: section.words?.[locale] ?? {},
        serviceBase: '/svt/elmstone',
        slots: {},
      };
      const parts = themedParts(
        <SectionProvider value={environment}>
          <View {...props} />
        </SectionProvider>,
      );
      expect(parts).not.toEqual([]);
    });
  },
);
