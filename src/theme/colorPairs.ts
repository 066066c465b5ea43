import type { ColorTokens } from './BrandTokens.ts';

/** Path of a color in `ColorTokens`, such as `text.primary`. */
export type ColorPath = {
  [Group in keyof ColorTokens]: ColorTokens[Group] extends string
    ? Group
    : `${Group}.${Extract<keyof ColorTokens[Group], string>}`;
}[keyof ColorTokens];

/** Two colors that are seen together. */
export interface ColorPair {
  /** What is read or seen. */
  readonly color: ColorPath;
  readonly ground: ColorPath;
  /** What lies below a ground that is not opaque. */
  readonly below?: ColorPath;
}

const pages = ['background.default', 'background.surface', 'background.paper'] as const;
const onPages = (...colors: readonly ColorPath[]): ColorPair[] =>
  colors.flatMap((color) => pages.map((ground) => ({ color, ground })));
const groups = ['primary', 'secondary', 'error', 'success', 'warning', 'info'] as const;

/** What is read: WCAG 2.2 asks for 4.5 to 1. */
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

/** What is seen but not read, such as the border of a field: 3 to 1. */
export const shapePairs: readonly ColorPair[] = [
  ...onPages('outline', 'focus'),
  { color: 'focus', ground: 'brand.main' },
  { color: 'focus', ground: 'primary.subtle' },
];

/** All pairs with the minimum contrast that each must have. */
export const colorPairs: readonly (ColorPair & { readonly min: number })[] = [
  ...textPairs.map((pair) => ({ ...pair, min: 4.5 })),
  ...shapePairs.map((pair) => ({ ...pair, min: 3 })),
];

/** The color at a path. */
export function colorAt(colors: ColorTokens, path: ColorPath): string {
  const [group = '', name] = path.split('.');
  // The path's type names only what is there.
  const value = colors[group as keyof ColorTokens] as string | Readonly<Record<string, string>>;
  return typeof value === 'string' ? value : (value[name ?? ''] ?? '');
}
