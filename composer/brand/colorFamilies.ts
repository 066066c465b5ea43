import { hexOfOklch, oklchOf } from '#lib/color/oklab.ts';

/** Families of a brand's palette. `ink` colors text, lines and grounds; `base` is the brand's own color. */
export type Family = 'white' | 'ink' | 'base' | 'accent' | 'red' | 'green' | 'gold' | 'blue';

/** A color of a scheme with its family in the palette. */
export interface Swatch {
  readonly family: Family;
  /** `#rrggbb`. */
  readonly hex: string;
  /** 0 to 1; opaque by default. */
  readonly alpha?: number;
}

/** Makes the tones of a family: a color by its OKLCH lightness. `chroma` limits that of the family's color. */
export type Tones = (lightness: number, chroma?: number) => Swatch;

/** The tones that a brand's colors are chosen from. */
export interface ColorFamilies {
  /** The brand's color: `#rrggbb`. */
  readonly base: string;
  /** Whether the color is too bright for text and grounds of the light scheme. */
  readonly isBright: boolean;
  readonly ink: Tones;
  /** Light tones of the brand's color. */
  readonly brand: Tones;
  /** Its dark tones. */
  readonly deep: Tones;
  readonly accent: Tones;
  readonly red: Tones;
  readonly green: Tones;
  readonly gold: Tones;
  readonly blue: Tones;
}

/** A color with less chroma than this looks gray. */
const grayChroma = 0.03;
const brightLightness = 0.72;
/** Hues in degrees. */
const hues = { amber: 60, yellow: 98, blue: 250, red: 27, green: 152, gold: 80 } as const;

/** Returns the distance of two hues in degrees, 0 to 180. */
export const hueDistance = (one: number, other: number): number =>
  Math.abs(((one - other + 540) % 360) - 180);

const tones =
  (family: Family, hue: number, most: number): Tones =>
  (lightness, chroma = most) => ({
    family,
    hex: hexOfOklch({ lightness, chroma: Math.min(chroma, most), hue }),
  });

/**
 * Returns the color families of a brand.
 *
 * @param base `#rrggbb`, any color.
 */
export function colorFamilies(base: string): ColorFamilies {
  const { lightness, chroma, hue } = oklchOf(base);
  const isGray = chroma < grayChroma;
  const isBright = !isGray && lightness > brightLightness;
  const own = isGray ? hues.blue : hue;
  // Dark yellow is olive. Banks with a yellow sign have charcoal text and grounds instead.
  const isYellow = isBright && hueDistance(hue, hues.yellow) < 22;
  const isWarm = !isGray && hueDistance(hue, hues.amber) < 55;
  const isBlue = !isGray && hueDistance(hue, hues.blue) < 40;
  const vivid = isGray ? chroma : Math.max(chroma, 0.05);
  return {
    base,
    isBright,
    ink: tones('ink', own, isGray ? 0.006 : 0.02),
    brand: tones('base', own, vivid),
    deep: tones('base', own, isYellow ? 0.012 : vivid),
    accent: tones('accent', isWarm ? hues.blue : hues.amber, 0.15),
    red: tones('red', hues.red, 0.17),
    green: tones('green', hues.green, 0.12),
    gold: tones('gold', hues.gold, 0.11),
    blue: tones('blue', isBlue ? hue : hues.blue, 0.13),
  };
}
