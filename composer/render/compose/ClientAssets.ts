import type { Image, ImageSize, ShownImage } from '#content/image.ts';
import type { PicturePlace } from '#section-kit/picturePlace.ts';

/**
 * One island's browser module, and all files that it consists of in the order in which they are evaluated: URL paths.
 */
export interface IslandAsset {
  readonly module: string;
  readonly preload: readonly string[];
}

/** What the client build made, as the renderer needs it. */
export interface ClientAssets {
  /** Rules that declare the fonts, with hashed URLs. */
  readonly fontFaces: string;
  /** Hashed URLs of the fonts that the first words are set in; see `firstFonts`. */
  readonly firstFonts: readonly string[];
  /** URL of the theme's whole variable sheet, loaded with the first island. */
  readonly variablesHref: string;
  /** URL of what pages look like on paper. */
  readonly printHref: string;
  readonly islands: ReadonlyMap<string, IslandAsset>;
  /** Sections that have a behaviour. */
  readonly behaviours: ReadonlySet<string>;
  /** The scripts of a page with these features (names of sections with a behaviour, and `programFeatures`). */
  readonly program: (features: readonly string[]) => PageProgram;
  /** Hashed URL of a file of `/media/`; the path itself when it is unknown. A page asks for all that it shows. */
  readonly media: (path: string) => string;
  /** Natural size of a picture of `/media/`; `undefined` when its file does not tell. */
  readonly imageSize?: (path: string) => ImageSize | undefined;
  /** Size of the file that `media` names, which may be smaller; `undefined` when it is not known. */
  readonly mediaSize?: (path: string) => ImageSize | undefined;
  /** The address of the picture for links to a page with this heading; it is 1200 by 630 pixels. */
  readonly socialPicture?: (heading: string) => string | undefined;
  /** A picture with what was made of its file for this place. */
  readonly picture?: (image: Image, place: PicturePlace) => ShownImage;
  /** The attribute `sizes` of pictures in a place. */
  readonly pictureSizes?: (place: PicturePlace) => string;
  /** Text of a drawing of `/media/`. */
  readonly svg?: (path: string) => string | undefined;
}

/** A page's scripts. */
export interface PageProgram {
  /**
   * Text of the script in the head. It holds what the visitor taps until the other is there, and changes what the
   * first paint shows. None in development.
   */
  readonly beforePaint?: string;
  /** URL of the module that does everything else; pages with the same features share it. */
  readonly src: string;
}

/** Features of a page's script that no section's name stands for. */
export const programFeatures = {
  islands: '+islands',
  placeholders: '+placeholders',
  redirect: '+redirect',
  rates: '+rates',
} as const;
