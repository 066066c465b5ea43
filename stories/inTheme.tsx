import { ThemeProvider } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { theme } from '#theme/theme.ts';

/** Decorator: a component as it stands in an island, with the page's gutter around it. */
export function inTheme(Story: ComponentType) {
  return (
    <ThemeProvider theme={theme}>
      <main className="wrap" style={{ paddingBlock: '1.5rem' }}>
        <p className="visually-hidden">Story</p>
        <Story />
      </main>
    </ThemeProvider>
  );
}
