import { channelsOf, hexOf } from '#lib/color/oklab.ts';

/** Token values from the parser: validated, with aliases resolved. */
export interface ColorValue {
  readonly colorSpace: string;
  readonly components: readonly (number | null)[];
  readonly alpha?: number;
  readonly hex?: string;
}
export interface DimensionValue {
  readonly value: number;
  readonly unit: string;
}
export interface ShadowLayer {
  readonly color: ColorValue;
  readonly offsetX: DimensionValue;
  readonly offsetY: DimensionValue;
  readonly blur: DimensionValue;
  readonly spread: DimensionValue;
}

/** Rounds to four decimals. */
const short = (value: number) => String(Number(value.toFixed(4)));

/** Returns a color as `#rrggbb`, without its alpha. */
export const colorHex = ({ colorSpace, components, hex }: ColorValue): string =>
  colorSpace === 'srgb' ? hexOf(components.map((part) => part ?? 0)) : (hex ?? '#000000').toLowerCase();

export function colorCss(color: ColorValue): string {
  const hex = colorHex(color);
  const { alpha = 1 } = color;
  if (alpha === 1) return hex;
  const channels = channelsOf(hex).map((channel) => Math.round(channel * 255));
  return `rgb(${channels.join(' ')} / ${short(alpha)})`;
}

export const dimensionCss = ({ value, unit }: DimensionValue): string =>
  value === 0 ? '0' : `${short(value)}${unit}`;

export const shadowCss = (layers: readonly ShadowLayer[]): string =>
  layers
    .map(({ color, offsetX, offsetY, blur, spread }) =>
      [...[offsetX, offsetY, blur, spread].map(dimensionCss), colorCss(color)].join(' '),
    )
    .join(', ');

/** CSS pixels in one `rem` at the browser's default font size. */
const pixelsOfRem = 16;

export const inRem = ({ value, unit }: DimensionValue): number =>
  unit === 'px' ? value / pixelsOfRem : value;
export const inPixels = ({ value, unit }: DimensionValue): number =>
  unit === 'px' ? value : value * pixelsOfRem;

/** Window widths between which fluid sizes grow, in `rem`: 360 and 1200 pixels. */
const narrow = 360 / pixelsOfRem;
const wide = 1200 / pixelsOfRem;

/** Returns a CSS length that grows with the window's width from `min` to `max`. */
export function fluidCss(min: DimensionValue, max: DimensionValue): string {
  const [minRem, maxRem] = [inRem(min), inRem(max)];
  if (minRem === maxRem) return `${short(maxRem)}rem`;
  const slope = (maxRem - minRem) / (wide - narrow);
  const base = minRem - slope * narrow;
  return `clamp(${short(minRem)}rem, ${short(base)}rem + ${short(slope * 100)}vw, ${short(maxRem)}rem)`;
}

const genericFamilies = /^(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[a-z-]+|math|emoji)$/;

/**
 * Returns a font stack, with each family's metric-adjusted fallback after it.
 * @param fallbackOf Returns the name of a family's fallback, if it has one.
 */
export const fontFamilyCss = (
  families: string | readonly string[],
  fallbackOf: (family: string) => string | undefined,
): string =>
  [families]
    .flat()
    .flatMap((family) => {
      const fallback = fallbackOf(family);
      return fallback === undefined ? [family] : [family, fallback];
    })
    .map((family) => (genericFamilies.test(family) || /^[A-Z][\w-]*$/.test(family) ? family : `'${family}'`))
    .join(', ');
