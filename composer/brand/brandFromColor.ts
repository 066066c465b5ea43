import { contrast } from '#lib/color/contrast.ts';
import { oklchOf } from '#lib/color/oklab.ts';
import { type ColorPath, colorPairs } from '#theme/colorPairs.ts';
import { type ColorFamilies, colorFamilies, type Swatch, type Tones } from './colorFamilies.ts';
import { nearestPassing, over } from './contrastProblems.ts';
import type { Scheme } from './TokenFile.ts';

/** The colors of one scheme by path, such as `text.primary`. */
export type SchemeColors = Readonly<Record<ColorPath, Swatch>>;

const white: Swatch = { family: 'white', hex: '#ffffff' };

type Group<Name extends string> = Record<`${Name}.${'main' | 'dark' | 'contrastText' | 'subtle'}`, Swatch>;

const group = <Name extends string>(
  name: Name,
  [main, dark, contrastText, subtle]: readonly [Swatch, Swatch, Swatch, Swatch],
) =>
  // The keys are those of the type.
  ({
    [`${name}.main`]: main,
    [`${name}.dark`]: dark,
    [`${name}.contrastText`]: contrastText,
    [`${name}.subtle`]: subtle,
  }) as Group<Name>;

function lightDraft(families: ColorFamilies): SchemeColors {
  const { ink, brand, deep, accent, red, green, gold, blue, base, isBright } = families;
  const lightness = Math.min(oklchOf(base).lightness, 0.5);
  const exact: Swatch = { family: 'base', hex: base };
  const ground = deep(Math.min(lightness, 0.32), 0.09);
  const pale = brand(0.955, 0.028);
  const message = (tone: Tones) => [tone(0.48), tone(0.4), white, tone(0.955, 0.028)] as const;
  return {
    'text.primary': ink(0.24),
    'text.secondary': ink(0.44),
    'background.default': white,
    'background.paper': white,
    'background.surface': ink(0.97, 0.007),
    ...group('primary', [isBright ? deep(0.42) : exact, deep(Math.max(lightness - 0.1, 0.2)), white, pale]),
    ...group('secondary', [accent(0.5, 0.12), accent(0.42, 0.1), white, accent(0.955, 0.028)]),
    ...group('error', message(red)),
    ...group('success', message(green)),
    ...group('warning', message(gold)),
    ...group('info', message(blue)),
    ...group('brand', [ground, deep(0.25, 0.07), white, pale]),
    'brand.muted': brand(0.88, 0.03),
    'brand.divider': { ...white, alpha: 0.22 },
    ...group('inverse', [isBright ? exact : accent(0.84, 0.1), white, ground, { ...white, alpha: 0.12 }]),
    divider: ink(0.9, 0.012),
    outline: ink(0.58),
    focus: accent(0.6),
    backdrop: { ...ink(0.2), alpha: 0.55 },
  };
}

function darkDraft(families: ColorFamilies): SchemeColors {
  const { ink, brand, deep, accent, red, green, gold, blue, base, isBright } = families;
  const exact: Swatch = { family: 'base', hex: base };
  const night = ink(0.17, 0.014);
  const ground = deep(0.27, 0.06);
  const shade = brand(0.31, 0.05);
  const message = (tone: Tones) => [tone(0.81, 0.1), tone(0.88, 0.07), night, tone(0.3, 0.05)] as const;
  return {
    'text.primary': ink(0.955, 0.008),
    'text.secondary': ink(0.81, 0.014),
    'background.default': night,
    'background.paper': ink(0.265, 0.018),
    'background.surface': ink(0.215, 0.016),
    ...group('primary', [isBright ? exact : brand(0.8, 0.12), brand(0.87, 0.09), night, shade]),
    ...group('secondary', [accent(0.81, 0.11), accent(0.88, 0.07), night, accent(0.31, 0.05)]),
    ...group('error', message(red)),
    ...group('success', message(green)),
    ...group('warning', message(gold)),
    ...group('info', message(blue)),
    ...group('brand', [ground, deep(0.21, 0.045), white, shade]),
    'brand.muted': brand(0.86, 0.03),
    'brand.divider': { ...white, alpha: 0.22 },
    ...group('inverse', [isBright ? exact : accent(0.82, 0.1), white, ground, { ...white, alpha: 0.12 }]),
    divider: ink(0.36),
    outline: ink(0.66),
    focus: accent(0.82, 0.11),
    backdrop: { ...ink(0.14), alpha: 0.6 },
  };
}

/** Returns what a visitor sees of a ground, which may be translucent over another. */
function seenGround(colors: SchemeColors, path: ColorPath, below: ColorPath | undefined): string {
  const { hex, alpha = 1 } = colors[path];
  return alpha === 1 || below === undefined ? hex : over(hex, alpha, colors[below].hex);
}

/** Colors that others must contrast with, so they stay as they are. */
const isGround = (path: ColorPath) => /^background\.|\.subtle$|^divider$|\.contrastText$/.test(path);

/**
 * Changes the lightness of every color that is shown on others, as little as possible, until each pair has the contrast
 * that WCAG 2.2 AA requires.
 */
function settled(draft: SchemeColors): SchemeColors {
  const colors = { ...draft };
  for (const path of new Set(colorPairs.map(({ color }) => color))) {
    if (isGround(path)) continue;
    // The text on a color is settled with it, because it is white or nearly black.
    const demands = colorPairs.flatMap(({ color, ground, below, min }) => {
      if (color === path) return [{ ground: seenGround(colors, ground, below), min }];
      return ground === path && color.endsWith('.contrastText') ? [{ ground: colors[color].hex, min }] : [];
    });
    const { hex } = colors[path];
    const passes = demands.every(({ ground, min }) => contrast(hex, ground) >= min);
    const nearest = passes ? hex : nearestPassing(hex, demands);
    if (nearest !== undefined) colors[path] = { ...colors[path], hex: nearest };
  }
  return colors;
}

/**
 * Derives the colors of a brand from one: tones of its hue, a companion for accents, and the usual colors of messages, in
 * a light and a dark scheme. The color itself is used wherever it has enough contrast.
 *
 * @param base `#rrggbb`, any color.
 */
export function brandFromColor(base: string): Readonly<Record<Scheme, SchemeColors>> {
  const families = colorFamilies(base);
  return { light: settled(lightDraft(families)), dark: settled(darkDraft(families)) };
}
