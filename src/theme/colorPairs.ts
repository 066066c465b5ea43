import type { ColorTokens } from './BrandTokens.ts';

/** Path of a color in `ColorTokens`, such as `text.primary`. */
export type ColorPath = {
  [Group in keyof ColorTokens]: ColorTokens[Group] extends string
    ? Group
    : `${Group}.${Extract<keyof ColorTokens[Group], string>}`;
}[keyof ColorTokens];

/** Two colors that appear together. */
export interface ColorPair {
  /** The foreground color. */
  readonly color: ColorPath;
  readonly ground: ColorPath;
  /** The color behind a translucent background. */
  readonly below?: ColorPath;
}

const pages = ['background.default', 'background.surface', 'background.paper'] as const;
const onPages = (...colors: readonly ColorPath[]): ColorPair[] =>
  colors.flatMap((color) => pages.map((ground) => ({ color, ground })));
const groups = ['primary', 'secondary', 'error', 'success', 'warning', 'info'] as const;

/** Text and its background. WCAG 2.2 requires a contrast of 4.5:1. */
export const textPairs: readonly ColorPair[] = [
  ...onPages('text.primary', 'text.secondary', 'primary.main', 'primary.dark', 'secondary.main'),
  ...onPages('error.main', 'success.main', 'warning.main', 'info.main'),
  ...[...groups, 'inverse' as const].flatMap((group): ColorPair[] => [
    { color: `${group}.contrastText`, ground: `${group}.main` },
    { color: `${group}.contrastText`, ground: `${group}.dark` },
  ]),
  ...groups.flatMap((group): ColorPair[] => [
    { color: 'text.primary', ground: `${group}.subtle` },
    { color: `${group}.main`, ground: `${group}.subtle` },
  ]),
  { color: 'primary.dark', ground: 'primary.subtle' },
  { color: 'text.secondary', ground: 'primary.subtle' },
  { color: 'text.secondary', ground: 'divider' },
  { color: 'brand.contrastText', ground: 'brand.main' },
  { color: 'brand.contrastText', ground: 'brand.dark' },
  { color: 'brand.muted', ground: 'brand.main' },
  { color: 'inverse.main', ground: 'brand.main' },
  { color: 'brand.contrastText', ground: 'inverse.subtle', below: 'brand.main' },
];

/** Non-text elements, such as the border of a field, and their background. WCAG 2.2 requires 3:1. */
export const shapePairs: readonly ColorPair[] = [
  ...onPages('outline', 'focus'),
  { color: 'focus', ground: 'brand.main' },
  { color: 'focus', ground: 'primary.subtle' },
];

/** All pairs with their minimum contrast. */
export const colorPairs: readonly (ColorPair & { readonly min: number })[] = [
  ...textPairs.map((pair) => ({ ...pair, min: 4.5 })),
  ...shapePairs.map((pair) => ({ ...pair, min: 3 })),
];

/** Returns the color at a path. */
export function colorAt(colors: ColorTokens, path: ColorPath): string {
  const [group = '', name] = path.split('.');
  // The type of the path only allows existing names.
  const value = colors[group as keyof ColorTokens] as string | Readonly<Record<string, string>>;
  return typeof value === 'string' ? value : (value[name ?? ''] ?? '');
}
