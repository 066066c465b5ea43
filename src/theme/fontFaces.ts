/** A system font that stands in for a brand's font until that is there, stretched to the same metrics. */
export interface FallbackFont {
  /** Names of system fonts; the first that is installed is taken. */
  readonly local: readonly string[];
  /** Weights it stands in for, such as `600 900`; all of them without it. */
  readonly weight?: string | undefined;
  /** Percent of the font size. */
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap?: number | undefined;
  /** Percent of the system font's own size. */
  readonly size: number;
}

/** A font of a brand. */
export interface BrandFont {
  readonly family: string;
  /** One weight, or the ends of a variable font's range: `100 900`. */
  readonly weight: string;
  readonly style: 'normal' | 'italic';
  /** A WOFF2 file, as `fontFaces` is to ask for it. */
  readonly file: string;
  readonly fallbacks: readonly FallbackFont[];
}

/** Family of the fonts that stand in for another. */
export const fallbackFamily = (family: string): string => `${family} Fallback`;

function fallbackRule(
  family: string,
  { local, weight, ascent, descent, lineGap, size }: FallbackFont,
): string {
  const declarations = [
    `font-family:'${fallbackFamily(family)}'`,
    weight === undefined ? '' : `font-weight:${weight}`,
    `src:${local.map((name) => `local('${name}')`).join(',')}`,
    `ascent-override:${ascent}%`,
    `descent-override:${descent}%`,
    lineGap === undefined ? '' : `line-gap-override:${lineGap}%`,
    `size-adjust:${size}%`,
  ];
  return `@font-face{${declarations.filter(Boolean).join(';')}}`;
}

/**
 * Rules for a brand's fonts and for system fonts of the same metrics, so that text never moves.
 *
 * @param url address of a font's file.
 * @param display `optional` shows a late font on the next page only; `block` waits for it.
 */
export function fontFaces(
  fonts: readonly BrandFont[],
  url: (file: string) => string,
  display: 'optional' | 'block' = 'optional',
): string {
  const faces = fonts.map(
    ({ family, weight, style, file }) =>
      `@font-face{font-family:'${family}';font-weight:${weight};${style === 'normal' ? '' : `font-style:${style};`}font-display:${display};src:url(${url(file)}) format('woff2')}`,
  );
  const fallbacks = fonts.flatMap(({ family, fallbacks: all }) =>
    all.map((fallback) => fallbackRule(family, fallback)),
  );
  return [...faces, ...fallbacks].join('');
}
