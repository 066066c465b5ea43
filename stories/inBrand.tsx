import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';
import { createContext, type ReactNode, useContext } from 'react';
import type { Globals } from 'storybook/internal/types';
import { type BrandLook, brands, chosenBrand } from 'virtual:portico/brands';
import { baseCss, chineseCss } from '#theme/baseCss.ts';
import { createPorticoTheme } from '#theme/createPorticoTheme.ts';
import { showBrandMedia } from './brandMedia.ts';

/** The brands in the toolbar. */
export const brandItems = brands.map(({ name, title }) => ({ value: name, title }));

/** Returns the brand selected in the toolbar. */
export function brandOf(globals: Globals): BrandLook {
  const brand =
    brands.find(({ name }) => name === globals['brand']) ?? brands.find(({ name }) => name === chosenBrand);
  if (!brand) throw new Error(`There is no brand "${chosenBrand}" in pages-json/brands.`);
  return brand;
}

const themes = new Map<BrandLook, Theme>();

/** Returns the theme of a brand, which is created once. */
export function themeOf(brand: BrandLook): Theme {
  const theme = themes.get(brand) ?? createPorticoTheme(brand.tokens);
  themes.set(brand, theme);
  return theme;
}

const style = document.createElement('style');
let current: BrandLook | undefined;

/** Loader that installs the brand's fonts and the base styles of a composed page before the story renders. */
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

/** Returns the brand of the story. */
export const useBrand = (): BrandLook => useContext(CurrentBrand);

/** Renders children in the theme of the global `brand`, with the variables of both color schemes. */
export function InBrand({ globals, children }: { globals: Globals; children: ReactNode }) {
  const brand = brandOf(globals);
  return (
    <CurrentBrand key={brand.name} value={brand}>
      <ThemeProvider theme={themeOf(brand)}>{children}</ThemeProvider>
    </CurrentBrand>
  );
}

/** Decorator that renders the story in the theme of the global `brand`. Another brand remounts it. */
export const inBrand: Decorator = (Story, { globals }) => (
  <InBrand globals={globals}>
    <Story />
  </InBrand>
);
