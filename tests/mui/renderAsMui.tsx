import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { islandTheme } from '#theme/theme.ts';

/** HTML and styles as MUI's documentation renders them on a server, without anything of the composer. */
export function renderAsMui(examples: Readonly<Record<string, ComponentType>>) {
  const cache = createCache({ key: 'mui' });
  cache.compat = true;
  const html = Object.fromEntries(
    Object.entries(examples).map(([name, Example]) => [
      name,
      renderToString(
        <CacheProvider value={cache}>
          <ThemeProvider theme={islandTheme}>
            <Example />
          </ThemeProvider>
        </CacheProvider>,
        { identifierPrefix: name.replaceAll(/\W/g, '') },
      ),
    ]),
  );
  const css = Object.values(cache.inserted).filter((rules) => typeof rules === 'string');
  return { html, css: css.join('') };
}
