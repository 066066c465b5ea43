import type { BrandTokens, TypeStep } from './BrandTokens.ts';
import type { BrandFont } from './fontFaces.ts';

function covers({ family, weight, style }: BrandFont, step: TypeStep): boolean {
  const [least = 0, most = least] = weight.split(' ').map(Number);
  // A stack begins with the family that is wanted.
  const wanted = step.fontFamily.split(',', 1)[0]?.replaceAll(/["']/g, '').trim();
  return style === 'normal' && family === wanted && least <= step.fontWeight && step.fontWeight <= most;
}

/**
 * The fonts that the first screen of every page is set in, that of the heading first: with `font-display: optional` the
 * first visit shows them only if they are asked for before the style is read.
 *
 * @returns at most two.
 */
export function firstFonts(
  fonts: readonly BrandFont[],
  { h1, body1 }: BrandTokens['typography'],
): BrandFont[] {
  const found = [h1, body1].flatMap((step) => fonts.find((font) => covers(font, step)) ?? []);
  return [...new Set(found)];
}
