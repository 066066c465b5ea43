import { contrast } from '#lib/color/contrast.ts';
import { hexOf } from '#lib/color/oklab.ts';
import type { ColorTokens } from '#theme/BrandTokens.ts';
import { colorAt, type ColorPair } from '#theme/colorPairs.ts';
import { over } from '#composer/brand/contrastProblems.ts';

/** Blends a CSS color of the tokens with the opaque color behind it. */
function seen(color: string, below: string): string {
  const [, red, green, blue, alpha] = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(color) ?? [];
  if (alpha === undefined) return color;
  const channels = [red, green, blue].map((channel) => Number(channel) / 255);
  return over(hexOf(channels), Number(alpha), below);
}

/** Returns two colors as they appear together, and their contrast (WCAG 2.2). */
export function pairContrast(colors: ColorTokens, { color, ground, below }: ColorPair) {
  const lowest = below === undefined ? colors.background.default : colorAt(colors, below);
  const back = seen(colorAt(colors, ground), lowest);
  const front = seen(colorAt(colors, color), back);
  return { front, back, ratio: contrast(front, back) };
}
