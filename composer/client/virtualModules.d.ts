/** The theme of the brand that the client is built for; see `themeModule`. */
declare module 'virtual:portico/theme' {
  export const islandTheme: import('@mui/material/styles').Theme;
}

/** Every brand of the site, for Storybook; see `brandsModule`. */
declare module 'virtual:portico/brands' {
  type Brand = import('#composer/page/Brand.ts').Brand;
  export interface BrandLook extends Brand {
    /** Name of the brand's folder. */
    readonly name: string;
    /** Display name of the bank. */
    readonly title: string;
    /** `@font-face` rules of the brand's fonts, with `font-display: block`. */
    readonly fontFaces: string;
    /**
     * URLs of the files that replace the site's, by the site's paths such as `/media/logo.svg`. Drawings are in the
     * brand's colors.
     */
    readonly media: Readonly<Record<string, string>>;
    /** Natural sizes of pictures, by their paths in the site. */
    readonly sizes: Readonly<Record<string, import('#content/fields.ts').ImageSize>>;
  }
  export const brands: readonly BrandLook[];
  /** The brand that is shown by default. */
  export const chosenBrand: string;
}
