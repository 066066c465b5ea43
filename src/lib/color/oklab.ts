/** Converts a `#rrggbb` color to red, green and blue from 0 to 1. */
export function channelsOf(hex: string): readonly [number, number, number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  return [red, green, blue];
}

/** Converts red, green and blue from 0 to 1 to `#rrggbb`. Clamps values outside that range. */
export const hexOf = (channels: readonly number[]): string =>
  `#${channels
    .map((channel) =>
      Math.round(Math.min(1, Math.max(0, channel)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const fromLinear = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

/**
 * Converts a `#rrggbb` color to OKLab: lightness from 0 to 1, and the axes a and b. In this space equal distances look
 * equally large (bottosson.github.io/posts/oklab).
 */
export function oklabOf(hex: string): readonly [number, number, number] {
  const [red, green, blue] = channelsOf(hex);
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Converts OKLab to red, green and blue; a value below 0 or above 1 is outside the sRGB gamut. */
function channelsOfOklab(lightness: number, a: number, b: number): readonly number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Returns a color of the same hue with another lightness, reducing its chroma as far as the sRGB gamut requires. */
export function withLightness(hex: string, lightness: number): string {
  const [, a, b] = oklabOf(hex);
  return inGamut(lightness, a, b);
}

/** Reduces the chroma of an OKLab color as far as the sRGB gamut requires. */
function inGamut(lightness: number, a: number, b: number): string {
  for (let chroma = 1; chroma > 0; chroma -= 0.02) {
    const channels = channelsOfOklab(lightness, a * chroma, b * chroma);
    if (channels.every((part) => part >= -0.001 && part <= 1.001)) return hexOf(channels);
  }
  return hexOf(channelsOfOklab(lightness, 0, 0));
}

/** A color as CSS Color 4's `oklch()` describes it. */
export interface Oklch {
  /** 0 to 1. */
  readonly lightness: number;
  /** 0 for gray; the most vivid colors of a screen have about 0.3. */
  readonly chroma: number;
  /** Degrees from 0 to 360. */
  readonly hue: number;
}

/** Converts a `#rrggbb` color to OKLCH. */
export function oklchOf(hex: string): Oklch {
  const [lightness, a, b] = oklabOf(hex);
  return { lightness, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** Converts an OKLCH color to `#rrggbb`, reducing its chroma as far as the sRGB gamut requires. */
export function hexOfOklch({ lightness, chroma, hue }: Oklch): string {
  const angle = (hue * Math.PI) / 180;
  return inGamut(lightness, chroma * Math.cos(angle), chroma * Math.sin(angle));
}
