import type { Theme } from '@mui/material/styles';
import {
  createBreakpoints,
  createSpacing,
  cssContainerQueries,
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
import type { SxProps } from '@mui/system';
import { spacingOf } from './base/spacing.ts';

/** What is data in a theme below a page's variables, and the step of its spacing. See `themeData`. */
export interface ThemeData {
  readonly theme: Omit<Theme, 'components'>;
  /** `rem` of one step. */
  readonly spacing: number;
}

const toRgb = (color: string) => (color.startsWith('hsl') ? hslToRgb(color) : color);

/** `var(--x, #1976d2)` as `var(--xChannel, 25 118 210)`. */
function channelVariable(_whole: string, name: string, fallback = ''): string {
  const color = fallback.trim();
  try {
    const channel = colorChannel(toRgb(color));
    if (channel.split(' ').length === 3 && !channel.includes('NaN'))
      return `var(--${name}Channel, ${channel})`;
  } catch {
    // No color of which channels can be made.
  }
  return `var(--${name}Channel)`;
}

/** MUI's `theme.alpha` of a theme with CSS variables; MUI does not export it. */
function alpha(color: string, coefficient: number | string): string {
  const opacity = typeof coefficient === 'string' ? `calc(${coefficient})` : coefficient;
  if (color.startsWith('color(')) return color.replace(/\s*(?:\/[^)]*)?\)$/, ` / ${opacity})`);
  const channels = color.includes('var(')
    ? color.replace(/var\(--([^,\s)]+)(?:,((?:[^()]|\([^()]*\))+)\)|(?:,[^)]+)?\)+)/g, channelVariable)
    : safeColorChannel(toRgb(color));
  return `rgba(${channels} / ${opacity})`;
}

type Transitions = Theme['transitions'];

/** MUI's `theme.transitions`; MUI exports no types of what makes them. */
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
 * The theme that `themeData` was taken from, without the work that MUI's `createTheme` does: nearly half of the time
 * that a phone takes to start an island. What serves only to make style sheets of a theme is not there; see
 * `onlyAtBuild`.
 */
export function restoreTheme({ theme: data, spacing }: ThemeData, components: Theme['components']): Theme {
  const { breakpoints, typography, transitions, palette } = data;
  const coefficient = typography.fontSize / 14;
  const restored = {
    ...data,
    breakpoints: createBreakpoints({ values: breakpoints.values, unit: breakpoints.unit }),
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
