import type { BrandTokens, ColorGroup, ColorTokens, TypeStep } from './BrandTokens.ts';
import type { OwnComponent } from './base/OwnComponent.ts';
import type { OwnComponents } from './base/ownComponents.gen.ts';

type Layout = BrandTokens['layout'];
type Stroke = BrandTokens['stroke'];
type Elevation = BrandTokens['shadow'];
type Brand = ColorTokens['brand'];

/** The theme's additions to MUI's. */
export interface ThemeExtension {
  layout: Layout;
  stroke: Stroke;
  icon: BrandTokens['icon'];
  /** The shadows by purpose; `shadows` has the same ones under MUI's numbers. */
  elevation: Elevation;
}

interface PaletteExtension {
  brand: Brand & { light: string };
  inverse: ColorGroup & { light: string };
  outline: string;
  focus: string;
  backdrop: string;
}
type ShapeExtension = Record<
  'cardRadius' | 'smallRadius' | 'pillRadius' | 'markRadius' | 'heroRadius' | 'heroBottomRadius',
  string
>;
interface TypographyExtension {
  figure: TypeStep;
  fontFamilyHeading: string;
  fontFamilyChinese: string;
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Theme extends ThemeExtension {}
  interface ThemeOptions extends Partial<ThemeExtension> {}
  interface CssVarsThemeOptions extends Partial<ThemeExtension> {}
  interface ThemeVars extends ThemeExtension {}

  // oxlint-disable-next-line no-shadow, no-unused-vars -- merged declarations must have the same type parameters
  interface Components<Theme = unknown> extends OwnComponents {
    /** A part of the library's `Tabs`; MUI has none of this name. */
    MuiTabPanel?: OwnComponent<'root'>;
  }

  interface PaletteColor {
    subtle: string;
  }
  interface SimplePaletteColorOptions {
    subtle?: string;
  }
  interface TypeBackground {
    surface: string;
  }
  interface Palette extends PaletteExtension {}
  interface PaletteOptions extends Partial<PaletteExtension> {}
  interface Shape extends ShapeExtension {}
  interface ShapeOptions extends Partial<ShapeExtension> {}
  interface TypographyVariants extends TypographyExtension {}
  interface TypographyVariantsOptions extends Partial<TypographyExtension> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    figure: true;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    brand: true;
    inverse: true;
  }
}
