import type { Components, Theme } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/system';
import { type ThemeEntry, withNativeStates } from '#theme/base/nativeStates.ts';
import { buttons } from './components/buttons.ts';
import { MuiCssBaseline } from './components/cssBaseline.ts';
import { dataDisplay } from './components/dataDisplay.ts';
import { feedback } from './components/feedback.ts';
import { inputs } from './components/inputs.ts';
import { navigation } from './components/navigation.ts';
import { portico } from './components/portico.ts';
import { surfaces } from './components/surfaces.ts';

type ThemeStyle = Parameters<typeof memoTheme<Theme>>[0];

/**
 * Resolves each override once per theme instead of once per element: MUI evaluates all overrides of a component
 * whenever it renders one of its parts. Overrides may only depend on the theme; use `variants` for styles that depend
 * on props.
 */
function memoizeOverrides(components: Components<Theme>): Components<Theme> {
  const memoized = ([name, entry]: [string, ThemeEntry]) => {
    const { styleOverrides, ...rest } = withNativeStates(name, entry);
    // Those of the base styles are a function.
    if (typeof styleOverrides !== 'object') return [name, entry];
    const styles = Object.entries(styleOverrides).map(([slot, style]) => [
      slot,
      // The library's own overrides are objects or functions of the theme.
      typeof style === 'function' ? memoTheme<Theme>(style as ThemeStyle) : style,
    ]);
    return [name, { ...rest, styleOverrides: Object.fromEntries(styles) }];
  };
  // Same keys and the same kinds of values.
  return Object.fromEntries(
    Object.entries<ThemeEntry>(components as Record<string, ThemeEntry>).map(memoized),
  ) as Components<Theme>;
}

/** The styles of all components: MUI's under MUI's names, the library's own under theirs (`PorticoHeroBanner`). */
export const themeComponents: Components<Theme> = memoizeOverrides({
  MuiCssBaseline,
  ...buttons,
  ...dataDisplay,
  ...feedback,
  ...inputs,
  ...navigation,
  ...portico,
  ...surfaces,
});
