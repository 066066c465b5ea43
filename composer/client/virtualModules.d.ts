/** The theme of the brand that a client build is made for; see `themeModule`. */
declare module 'virtual:portico/theme' {
  export const islandTheme: import('@mui/material/styles').Theme;
}

/** Every brand of the site, for Storybook; see `brandsModule`. */
declare module 'virtual:portico/brands' {
  type Brand = import('#composer/page/Brand.ts').Brand;
  export interface BrandLook extends Brand {
    /** Name of its folder. */
    readonly name: string;
    /** What the bank is called. */
    readonly title: string;
    /** CSS rules of its fonts, which wait for the files. */
    readonly fontFaces: string;
    /** Addresses of the files that take the place of the site's, by the site's: `/media/logo.svg`. Drawings are in the brand's colors. */
    readonly media: Readonly<Record<string, string>>;
    /** Natural sizes of pictures, by their addresses in the site. */
    readonly sizes: Readonly<Record<string, import('#content/image.ts').ImageSize>>;
  }
  export const brands: readonly BrandLook[];
  /** The brand that is shown unless another is asked for. */
  export const chosenBrand: string;
}
