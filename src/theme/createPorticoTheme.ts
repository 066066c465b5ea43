import { createTheme, type Shadows, type Theme, type ThemeOptions } from '@mui/material/styles';
import type { BrandTokens, ColorTokens } from './BrandTokens.ts';
import { breakpointsIn, em, spacingOf } from '#theme/base/breakpoints.ts';
import { addOverrides } from '#theme/base/addOverrides.ts';
import { themeComponents } from './themeComponents.ts';
import type { ThemeExtension } from './themeTypes.ts';

export type { ThemeOptions };

/** Prefix of the theme's CSS variables, after the two dashes. */
export const cssVarPrefix = 'p';

const group = <Group extends { readonly subtle: string }>(colors: Group) => ({
  ...colors,
  light: colors.subtle,
});

const palette = (color: ColorTokens) => ({
  text: { ...color.text, disabled: color.text.secondary },
  background: color.background,
  primary: group(color.primary),
  secondary: group(color.secondary),
  error: group(color.error),
  success: group(color.success),
  warning: group(color.warning),
  info: group(color.info),
  brand: group(color.brand),
  inverse: group(color.inverse),
  divider: color.divider,
  outline: color.outline,
  focus: color.focus,
  backdrop: color.backdrop,
  action: {
    hover: color.primary.subtle,
    selected: color.primary.subtle,
    disabled: color.text.secondary,
    disabledBackground: color.divider,
  },
});

/** Expands the brand's shadows to MUI's 25: `raised` for cards, `overlay` for everything above the page. */
const shadowsOf = ({ raised, overlay }: BrandTokens['shadow']): Shadows =>
  // The tuple type of 25 entries cannot be inferred from an array.
  Array.from({ length: 25 }, (_none, at) => (at === 0 ? 'none' : at < 4 ? raised : overlay)) as Shadows;

const extension = ({ icon, shadow, layout, stroke }: BrandTokens): ThemeExtension => ({
  elevation: shadow,
  layout,
  icon,
  stroke,
});

/** MUI's breakpoints for a brand's: `md` and `lg` are its `medium` and `large`. */
const breakpointsOf = ({ medium, large }: BrandTokens['breakpoint']) => ({
  xs: 0,
  sm: em(Math.min(480, medium)),
  md: em(medium),
  lg: em(large),
  xl: em(Math.max(1440, large)),
});

/**
 * Creates the MUI theme of a brand, with CSS variables and both color schemes.
 *
 * @param overrides theme options that take precedence over the brand's, like the further arguments of MUI's
 * `createTheme`. Their `components` extend the brand's styles.
 */
export function createPorticoTheme(tokens: BrandTokens, ...overrides: ThemeOptions[]): Theme {
  const { color, typography, fontFamily, fontWeight, radius, spacing, motion, breakpoint } = tokens;
  return createTheme(
    {
      cssVariables: { cssVarPrefix, colorSchemeSelector: 'media' },
      colorSchemes: { light: { palette: palette(color.light) }, dark: { palette: palette(color.dark) } },
      breakpoints: breakpointsIn(breakpointsOf(breakpoint)),
      shape: {
        borderRadius: radius.control,
        cardRadius: radius.card,
        smallRadius: radius.small,
        pillRadius: radius.pill,
        markRadius: radius.mark,
        heroRadius: radius.hero,
        heroBottomRadius: radius.heroBottom,
      },
      spacing: spacingOf(spacing),
      typography: {
        fontFamily: fontFamily.body,
        fontFamilyHeading: fontFamily.heading,
        fontFamilyChinese: fontFamily.chinese,
        fontSize: 16,
        fontWeightRegular: fontWeight.regular,
        fontWeightMedium: fontWeight.medium,
        fontWeightBold: fontWeight.bold,
        ...typography,
        button: { textTransform: 'none', ...typography.button },
        overline: { textTransform: 'none', ...typography.overline },
        h5: { ...typography.h4 },
        h6: { ...typography.h4 },
        subtitle2: { ...typography.body2 },
      },
      shadows: shadowsOf(tokens.shadow),
      ...extension(tokens),
      transitions: {
        duration: {
          shortest: motion.duration.short,
          shorter: motion.duration.short,
          short: motion.duration.short,
          standard: motion.duration.standard,
          complex: motion.duration.standard,
          enteringScreen: motion.duration.standard,
          leavingScreen: motion.duration.short,
        },
        easing: {
          easeInOut: motion.easing,
          easeOut: motion.easing,
          easeIn: motion.easing,
          sharp: motion.easing,
        },
      },
      components: overrides.reduce(
        (components, { components: added }) => addOverrides(components, added),
        themeComponents,
      ),
    },
    ...overrides.map(({ components: _added, ...rest }) => rest),
  );
}
