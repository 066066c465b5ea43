import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Behaviour } from '#behaviours/behaviour.ts';
import { baseCss } from '#theme/baseCss.ts';
import { theme } from '#theme/theme.ts';

const style = document.createElement('style');
style.textContent = baseCss(theme);
document.head.append(style);

let enhancing = new AbortController();

/** Renders components and runs programs on their HTML, as a section's behavior does. */
export function enhanced(children: ReactNode, ...programs: readonly Behaviour[]): HTMLElement {
  const { container } = render(<ThemeProvider theme={theme}>{children}</ThemeProvider>);
  for (const program of programs) program(container, enhancing.signal);
  return container;
}

/** Removes what `enhanced` has rendered. */
export function clear(): void {
  enhancing.abort();
  enhancing = new AbortController();
  cleanup();
}
