import type { Theme } from '@mui/material/styles';
import {
  createBreakpoints,
  createSpacing,
  cssContainerQueries,
  type SxProps,
  unstable_createGetCssVar as createGetCssVar,
  unstable_defaultSxConfig as sxConfig,
  unstable_styleFunctionSx as styleFunctionSx,
} from '@mui/system';
import {
  colorChannel,
  darken,
  getContrastRatio,
  hslToRgb,
  lighten,
  private_safeColorChannel as safeColorChannel,
} from '@mui/system/colorManipulator';
import { breakpointsIn, spacingOf } from './base/breakpoints.ts';
import type { BrandTokens } from './BrandTokens.ts';

/** Parts of a theme that are only needed at build time, for generating style sheets and other themes. */
export const onlyAtBuild: readonly string[] = [
  'generateSpacing',
  'generateStyleSheets',
  'generateThemeVars',
  'internal_cache',
  'shouldSkipGeneratingVar',
  'toRuntimeSource',
];

/** Serializes the data of a theme; `restoreTheme` turns it into a theme again. */
export function themeData(theme: Theme, { spacing }: BrandTokens): ThemeData {
  const { components: _code, unstable_sxConfig: _sxConfig, ...rest } = theme;
  const data = Object.fromEntries(Object.entries(rest).filter(([name]) => !onlyAtBuild.includes(name)));
  // JSON omits functions; everything else in a theme is plain data.
  return JSON.parse(JSON.stringify({ theme: data, spacing })) as ThemeData;
}

/** The serializable part of a theme, and its spacing step. See `themeData`. */
export interface ThemeData {
  readonly theme: Omit<Theme, 'components'>;
  /** One step in `rem`. */
  readonly spacing: number;
}

const toRgb = (color: string) => (color.startsWith('hsl') ? hslToRgb(color) : color);

/** Converts `var(--x, #1976d2)` to `var(--xChannel, 25 118 210)`. */
function channelVariable(_whole: string, name: string, fallback = ''): string {
  const color = fallback.trim();
  try {
    const channel = colorChannel(toRgb(color));
    if (channel.split(' ').length === 3 && !channel.includes('NaN'))
      return `var(--${name}Channel, ${channel})`;
  } catch {
    // Not a color that can be split into channels.
  }
  return `var(--${name}Channel)`;
}

/** MUI's `theme.alpha` for themes with CSS variables, which MUI does not export. */
function alpha(color: string, coefficient: number | string): string {
  const opacity = typeof coefficient === 'string' ? `calc(${coefficient})` : coefficient;
  if (color.startsWith('color(')) return color.replace(/\s*(?:\/[^)]*)?\)$/, ` / ${opacity})`);
  const channels = color.includes('var(')
    ? color.replace(/var\(--([^,\s)]+)(?:,((?:[^()]|\([^()]*\))+)\)|(?:,[^)]+)?\)+)/g, channelVariable)
    : safeColorChannel(toRgb(color));
  return `rgba(${channels} / ${opacity})`;
}

type Transitions = Theme['transitions'];

/** MUI's `theme.transitions`, because MUI exports no types for creating it. */
function transitionsOf({ duration, easing }: Transitions): Transitions {
  const inMs = (time: number | string) => (typeof time === 'string' ? time : `${Math.round(time)}ms`);
  return {
    duration,
    easing,
    create: (props = ['all'], options = {}) => {
      const { duration: time = duration.standard, easing: curve = easing.easeInOut, delay = 0 } = options;
      return [props]
        .flat()
        .map((prop) => `${prop} ${inMs(time)} ${curve} ${inMs(delay)}`)
        .join(',');
    },
    getAutoHeightDuration: (height) => {
      const steps = height / 36;
      return height ? Math.min(Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10), 3000) : 0;
    },
  };
}

/**
 * Recreates the theme that `themeData` serialized without calling MUI's `createTheme`, which takes almost half of the
 * time that a phone needs to start an island. Excludes what is only needed for generating style sheets; see
 * `onlyAtBuild`.
 */
export function restoreTheme({ theme: data, spacing }: ThemeData, components: Theme['components']): Theme {
  const { breakpoints, typography, transitions, palette } = data;
  const coefficient = typography.fontSize / 14;
  const restored = {
    ...data,
    breakpoints: createBreakpoints(breakpointsIn(breakpoints.values)),
    spacing: createSpacing(spacingOf(spacing)),
    palette: {
      ...palette,
      getContrastText: (background: string) =>
        getContrastRatio(background, '#fff') >= palette.contrastThreshold ? '#fff' : 'rgba(0, 0, 0, 0.87)',
    },
    typography: {
      ...typography,
      pxToRem: (size: number) => `${(size / typography.htmlFontSize) * coefficient}rem`,
    },
    transitions: transitionsOf(transitions),
    getCssVar: createGetCssVar('p'),
    getColorSchemeSelector: (scheme: string) => `@media (prefers-color-scheme: ${scheme})`,
    applyStyles: (scheme: string, styles: object) => ({
      [`@media (prefers-color-scheme: ${scheme})`]: styles,
    }),
    unstable_sxConfig: sxConfig,
    unstable_sx(sx: SxProps<Theme>) {
      return styleFunctionSx({ sx, theme: this });
    },
    alpha,
    lighten,
    darken,
    components,
  };
  return cssContainerQueries(restored) as unknown as Theme;
}
