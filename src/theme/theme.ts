import { createTheme } from '@mui/material/styles';
import { breakpoints, type ColourTokens, dark, fonts, fontSizes, light } from './tokens.ts';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface BreakpointOverrides {
    xs: false;
    sm: false;
    md: false;
    lg: false;
    xl: false;
    small: true;
    medium: true;
    large: true;
  }
  interface Palette {
    elm: ColourTokens;
  }
  interface PaletteOptions {
    elm?: ColourTokens;
  }
}

const palette = (tokens: ColourTokens) => ({
  elm: tokens,
  primary: { main: tokens.primary, dark: tokens.primaryStrong, contrastText: tokens.onPrimary },
  secondary: { main: tokens.accent, contrastText: tokens.onAccent },
  error: { main: tokens.error },
  success: { main: tokens.success },
  warning: { main: tokens.warning },
  text: { primary: tokens.text, secondary: tokens.textMuted },
  background: { default: tokens.background, paper: tokens.raised },
  divider: tokens.line,
});

/** The one theme: MUI components in islands and the CSS variables of every static style come from it. */
export const theme = createTheme({
  cssVariables: { cssVarPrefix: 'p', colorSchemeSelector: 'media' },
  colorSchemes: { light: { palette: palette(light) }, dark: { palette: palette(dark) } },
  breakpoints: { values: breakpoints },
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: fonts.sans,
    fontSize: 16,
    body1: { fontSize: fontSizes.body },
    button: { textTransform: 'none', fontWeight: 650 },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { fontSize: fontSizes.body },
        input: { padding: '0.75rem 0.875rem', height: 'auto' },
      },
    },
  },
});
