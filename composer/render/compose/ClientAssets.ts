import type { Image, ImageSize, ShownImage } from '#content/fields.ts';
import type { PicturePlace } from '#section-kit/picturePlace.ts';

/** URL paths of one island's browser module, and of all files that it consists of, in order of evaluation. */
export interface IslandAsset {
  readonly module: string;
  readonly preload: readonly string[];
}

/** The results of the client build that the renderer needs. */
export interface ClientAssets {
  /** `@font-face` rules with hashed URLs. */
  readonly fontFaces: string;
  /** Hashed URLs of the fonts of the first visible text; see `firstFonts`. */
  readonly firstFonts: readonly string[];
  /** URL of the style sheet with all of the theme's variables, which is loaded with the first island. */
  readonly variablesHref: string;
  /** URL of the print style sheet. */
  readonly printHref: string;
  readonly islands: ReadonlyMap<string, IslandAsset>;
  /** Returns the scripts of a page with these features (names of sections with a behavior, and `programFeatures`). */
  readonly program: (features: readonly string[]) => PageProgram;
  /** Returns the hashed URL of a file in `/media/`, or the path itself if it is unknown. */
  readonly media: (path: string) => string;
  /** Returns the natural size of a picture in `/media/`, or `undefined` if it is not known. */
  readonly imageSize?: (path: string) => ImageSize | undefined;
  /** Returns the size of the file at `media`, which may be smaller, or `undefined` if it is not known. */
  readonly mediaSize?: (path: string) => ImageSize | undefined;
  /** Returns the URL of the social image for a page with this heading. It is 1200 × 630 pixels. */
  readonly socialPicture?: (heading: string) => string | undefined;
  /** Returns a picture with the generated files for a place. Calls `onFile` with the URL of each. */
  readonly picture?: (image: Image, place: PicturePlace, onFile: (address: string) => void) => ShownImage;
  /** Returns the `sizes` attribute of pictures in a place. */
  readonly pictureSizes?: (place: PicturePlace) => string;
  /** Returns the text of an SVG in `/media/`. */
  readonly svg?: (path: string) => string | undefined;
}

/** A page's scripts. */
export interface PageProgram {
  /**
   * Text of the inline script in the head. It holds taps until the main script is ready, and changes what the first
   * paint shows. Absent in development.
   */
  readonly beforePaint?: string;
  /** URL of the main module. Pages with the same features share it. */
  readonly src: string;
  /** URLs of the modules that the main one imports when they are needed. */
  readonly later?: readonly string[];
}

/** Features of a page's script that are not section names. */
export const programFeatures = {
  islands: '+islands',
  placeholders: '+placeholders',
  redirect: '+redirect',
  rates: '+rates',
  /** Rates that do not depend on the visitor's zip code or choice of a state. */
  ratesOfAll: '+ratesOfAll',
} as const;

const late = '-late';

/** The feature of a section whose program has nothing to do before the first paint; see `changesFirstPaint`. */
export const lateFeature = (name: string) => `${name}${late}`;

/** Returns the name of a feature's section, and whether its program has nothing to do before the first paint. */
export const sectionOfFeature = (feature: string) => ({
  name: feature.endsWith(late) ? feature.slice(0, -late.length) : feature,
  isLate: feature.endsWith(late),
});
