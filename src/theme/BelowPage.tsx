import { ThemeContext } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import DefaultPropsProvider from '@mui/system/DefaultPropsProvider';
import type { ReactNode } from 'react';

/**
 * Gives sections the theme of the page that they stand on. MUI's own `ThemeProvider` makes a new theme object each
 * time, for which every style of every component is worked out anew: once a section instead of once a process.
 *
 * @param theme one without color schemes (`withoutSchemes`): the page declares its variables.
 */
export function BelowPage({ theme, children }: { theme: Theme; children: ReactNode }) {
  return (
    <ThemeContext value={theme}>
      <DefaultPropsProvider value={theme.components}>{children}</DefaultPropsProvider>
    </ThemeContext>
  );
}
