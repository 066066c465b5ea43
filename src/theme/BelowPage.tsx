import { ThemeContext } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/private-theming';
import DefaultPropsProvider from '@mui/system/DefaultPropsProvider';
import type { ReactNode } from 'react';

/**
 * Provides the page's theme to sections. MUI's own `ThemeProvider` creates a new theme object each time, so that all
 * component styles are calculated again for every section instead of once per process.
 *
 * @param theme a theme without color schemes (`withoutSchemes`): the page declares its CSS variables.
 */
export function BelowPage({ theme, children }: { theme: Theme; children: ReactNode }) {
  return (
    <ThemeContext value={theme}>
      {/* From it, a `ThemeProvider` in a section gives its function the outer theme. */}
      <ThemeProvider theme={theme}>
        <DefaultPropsProvider value={theme.components}>{children}</DefaultPropsProvider>
      </ThemeProvider>
    </ThemeContext>
  );
}
