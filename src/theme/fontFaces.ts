import type { BrandTokens, TypeStep } from './BrandTokens.ts';

function covers({ family, weight, style }: BrandFont, step: TypeStep): boolean {
  const [least = 0, most = least] = weight.split(' ').map(Number);
  // A font stack starts with the preferred family.
  const wanted = step.fontFamily.split(',', 1)[0]?.replaceAll(/["']/g, '').trim();
  return style === 'normal' && family === wanted && least <= step.fontWeight && step.fontWeight <= most;
}

/**
 * Returns the fonts of the first screen of every page, with that of the headings first. With `font-display: optional`,
 * a first visit only shows fonts that are preloaded before the style sheet is parsed.
 *
 * @returns at most two fonts.
 */
export function firstFonts(
  fonts: readonly BrandFont[],
  { h1, body1 }: BrandTokens['typography'],
): BrandFont[] {
  const found = [h1, body1].flatMap((step) => fonts.find((font) => covers(font, step)) ?? []);
  return [...new Set(found)];
}

/** A system font that replaces a brand's font until it has loaded, adjusted to the same metrics. */
export interface FallbackFont {
  /** Names of system fonts; the first installed one is used. */
  readonly local: readonly string[];
  /** Weights that it replaces, such as `600 900`; all by default. */
  readonly weight?: string | undefined;
  /** `ascent`, `descent` and `lineGap` are in percent of the font size. */
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap?: number | undefined;
  /** Scale in percent of the system font's own size. */
  readonly size: number;
}

/** A font of a brand. */
export interface BrandFont {
  readonly family: string;
  /** A single weight, or the range of a variable font: `100 900`. */
  readonly weight: string;
  readonly style: 'normal' | 'italic';
  /** A WOFF2 file, which `fontFaces` passes to `url`. */
  readonly file: string;
  readonly fallbacks: readonly FallbackFont[];
}

/** Returns the family name of the fallbacks for a font. */
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
 * Returns the `@font-face` rules of a brand's fonts, and of fallbacks with the same metrics, so that text does not
 * shift.
 *
 * @param url returns the URL of a font file.
 * @param display with `optional`, a font that loads late is first used on the next page; `block` waits for it.
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
