import { expect, it } from 'vitest';
import { brandTokens } from './brand.gen.ts';
import { type BrandFont, firstFonts } from './fontFaces.ts';

const font = (family: string, weight: string, style: BrandFont['style'] = 'normal'): BrandFont => ({
  family,
  weight,
  style,
  file: `fonts/${family}-${weight}-${style}.woff2`,
  fallbacks: [],
});
const { typography } = brandTokens;
const step = (fontFamily: string, fontWeight: number) => ({ ...typography.h1, fontFamily, fontWeight });
const steps = {
  ...typography,
  h1: step('"Lumen Serif", serif', 600),
  body1: step("'Lumen',sans-serif", 400),
};

it('finds the font of the heading and that of the text, of all that a brand has', () => {
  const fonts = [
    font('Lumen', '400 650', 'italic'),
    font('Lumen', '400 650'),
    font('Lumen Serif', '400'),
    font('Lumen Serif', '600'),
    font('Lumen Mono', '400'),
  ];
  expect(firstFonts(fonts, steps).map(({ file }) => file)).toEqual([
    'fonts/Lumen Serif-600-normal.woff2',
    'fonts/Lumen-400 650-normal.woff2',
  ]);
});

it('asks for one font once, and for none that the brand does not have', () => {
  const one = font('Lumen', '400 700');
  expect(firstFonts([one], { ...steps, h1: step('Lumen', 700) })).toEqual([one]);
  expect(firstFonts([], steps)).toEqual([]);
});
