import { createTheme } from '@mui/material/styles';
import { breakpoints, type ColourTokens, dark, fonts, fontSizes, light, radius } from './tokens.ts';
import { vars } from './vars.ts';

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

/** What the names of the theme's CSS variables begin with, after the two dashes. */
export const cssVarPrefix = 'p';

/** The one theme: MUI components in islands and the CSS variables of every static style come from it. */
export const theme = createTheme({
  cssVariables: { cssVarPrefix, colorSchemeSelector: 'media' },
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
    // Every field is an InputBase: input, native select and native textarea look alike.
    MuiInputBase: {
      defaultProps: { disableInjectingGlobalStyles: true },
      styleOverrides: {
        root: {
          alignItems: 'center',
          background: vars.raised,
          border: `1px solid ${vars.control}`,
          borderRadius: radius.control,
          fontFamily: 'inherit',
          fontSize: fontSizes.body,
          lineHeight: 1.5,
          color: vars.text,
          '&:hover': { borderColor: vars.text },
          // Not `.Mui-focused`: a field has focus before, and without, React.
          '&:focus-within': { borderColor: vars.primary, outline: `3px solid ${vars.focus}` },
          '&.Mui-error': { borderColor: vars.error, boxShadow: `inset 0 0 0 1px ${vars.error}` },
          '&.Mui-disabled': { background: vars.surface, borderColor: vars.line },
          '& > span': { color: vars.textMuted, paddingInline: '.875rem', flex: 'none' },
          '& > span + input': { paddingInlineStart: 0 },
          '&.select > svg': { position: 'absolute', insetInlineEnd: '.8rem', pointerEvents: 'none' },
          '&.select > select': { appearance: 'none', paddingInlineEnd: '2.75rem', cursor: 'pointer' },
        },
        input: {
          boxSizing: 'border-box',
          height: 'auto',
          minHeight: '3rem',
          padding: '.65rem .875rem',
          borderRadius: 'inherit',
          'textarea&': { minHeight: '8rem', resize: 'vertical', display: 'block' },
          'select& option': { color: vars.text, background: vars.raised },
          '&::placeholder': { color: vars.textMuted, opacity: 1 },
          // The field around it shows the focus.
          '&:focus-visible': { outline: 0 },
        },
      },
    },
  },
});

const { colorSchemes: _schemes, ...withVariables } = theme;

/**
 * The theme as islands have it. The page's styles hold the variables of both colour schemes already: with the schemes
 * in the theme MUI would make them again in every island, which took half the time of rendering a page.
 */
export const islandTheme = withVariables;
