import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';
import { createContext, useContext } from 'react';
import type { Globals } from 'storybook/internal/types';
import { type BrandLook, brands, chosenBrand } from 'virtual:portico/brands';
import { baseCss, chineseCss } from '#theme/baseCss.ts';
import { createPorticoTheme } from '#theme/createPorticoTheme.ts';
import { showBrandMedia } from './brandMedia.ts';

/** The brands of the toolbar. */
export const brandItems = brands.map(({ name, title }) => ({ value: name, title }));

/** The brand that the toolbar asks for. */
export function brandOf(globals: Globals): BrandLook {
  const brand =
    brands.find(({ name }) => name === globals['brand']) ?? brands.find(({ name }) => name === chosenBrand);
  if (!brand) throw new Error(`There is no brand "${chosenBrand}" in pages-json/brands.`);
  return brand;
}

const themes = new Map<BrandLook, Theme>();

/** The theme of a brand; made once. */
export function themeOf(brand: BrandLook): Theme {
  const theme = themes.get(brand) ?? createPorticoTheme(brand.tokens);
  themes.set(brand, theme);
  return theme;
}

const style = document.createElement('style');
let current: BrandLook | undefined;

/** Loader: the brand's fonts and the base styles of a composed page are there before the story. */
export async function loadBrand({ globals }: { globals: Globals }): Promise<void> {
  const brand = brandOf(globals);
  if (brand !== current) {
    const theme = themeOf(brand);
    style.textContent = brand.fontFaces + baseCss(theme) + chineseCss(theme);
    document.head.append(style);
    showBrandMedia(brand);
    current = brand;
  }
  await Promise.all(
    brand.fonts.map(({ family, weight, style: fontStyle }) =>
      document.fonts.load(`${fontStyle} ${weight.split(' ')[0]} 1em "${family}"`),
    ),
  );
}

const CurrentBrand = createContext<BrandLook>(brandOf({}));

/** The brand that the story is shown in. */
export const useBrand = (): BrandLook => useContext(CurrentBrand);

/**
 * Decorator: the story in the theme of the global `brand`, which sets the variables of both color schemes. Another brand
 * shows it anew.
 */
export const inBrand: Decorator = (Story, { globals }) => {
  const brand = brandOf(globals);
  return (
    <CurrentBrand key={brand.name} value={brand}>
      <ThemeProvider theme={themeOf(brand)}>
        <Story />
      </ThemeProvider>
    </CurrentBrand>
  );
};
