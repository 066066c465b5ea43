import type { BrandTokens, TypeStep } from './BrandTokens.ts';
import type { BrandFont } from './fontFaces.ts';

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
