import type { CSSObject, Theme } from '@mui/material/styles';
import { cssVariable } from './cssVariable.ts';

/**
 * Styles of a dark panel in the brand's color. Inside, the theme's colors are those that are readable on it, so that
 * every component can stand there as it is. Paper has no backgrounds, and keeps the page's colors.
 */
export const onBrand = ({ vars: { palette } }: Theme): CSSObject => {
  const { brand, inverse } = palette;
  const inside: readonly (readonly [string, string])[] = [
    [palette.text.primary, brand.contrastText],
    [palette.text.secondary, brand.muted],
    [palette.background.default, brand.main],
    [palette.background.paper, brand.main],
    [palette.background.surface, brand.dark],
    [palette.primary.main, inverse.main],
    [palette.primary.dark, inverse.dark],
    [palette.primary.contrastText, inverse.contrastText],
    [palette.primary.subtle, inverse.subtle],
    [palette.secondary.main, inverse.main],
    [palette.divider, brand.divider],
    [palette.outline, brand.muted],
  ];
  return {
    '@media screen': {
      ...Object.fromEntries(inside.map(([name, value]) => [cssVariable(name), value])),
      background: brand.main,
      color: brand.contrastText,
    },
  };
};
