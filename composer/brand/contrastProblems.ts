import { contrast } from '#lib/color/contrast.ts';
import { isRecord } from '#lib/values/isRecord.ts';
import { type ColorPair, colorPairs } from '#theme/colorPairs.ts';
import { channelsOf, hexOf, oklabOf, withLightness } from '#lib/color/oklab.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath } from '#composer/problems/problemAt.ts';
import type { TokenValues } from './makeTokens.ts';
import { colorHex, type ColorValue } from './tokenCss.ts';
import type { Scheme, WrittenToken } from './TokenFile.ts';
import { brandCodes } from './brandCodes.ts';

/** A background that a color must contrast with, and the ratio that it needs. */
interface Demand {
  /** `#rrggbb`. */
  readonly ground: string;
  readonly min: number;
}

/** Returns the visible color where a translucent color lies on top of another. */
export function over(top: string, alpha: number, below: string): string {
  const under = channelsOf(below);
  return hexOf(channelsOf(top).map((channel, index) => channel * alpha + (under[index] ?? 0) * (1 - alpha)));
}

const steps = 400;

/**
 * Returns the closest color of the same hue that has enough contrast on all backgrounds, changing only its lightness,
 * and as little as possible. `undefined` if no color does.
 */
export function nearestPassing(color: string, demands: readonly Demand[]): string | undefined {
  const [lightness] = oklabOf(color);
  const passes = (candidate: string) =>
    demands.every(({ ground, min }) => contrast(candidate, ground) >= min);
  for (let step = 1; step <= steps; step++) {
    for (const next of [lightness - step / steps, lightness + step / steps]) {
      if (next < 0 || next > 1) continue;
      const candidate = withLightness(color, next);
      if (passes(candidate)) return candidate;
    }
  }
  return undefined;
}

const isColor = (value: unknown): value is ColorValue =>
  isRecord(value) && 'colorSpace' in value && 'components' in value;

/** Returns the visible color (`#rrggbb`) of a token on top of the color `below`, or `undefined` if it is not known. */
function seen(values: TokenValues, path: string, below?: string): string | undefined {
  const value = values.get(`color.${path}`);
  if (!isColor(value)) return undefined;
  const { alpha = 1 } = value;
  if (alpha === 1) return colorHex(value);
  return below === undefined ? undefined : over(colorHex(value), alpha, below);
}

interface Measured extends Demand {
  readonly pair: ColorPair;
  readonly ratio: number;
}

/** Returns a color with the pairs in which it is the foreground, and the contrast ratio of each. */
function measure(values: TokenValues, color: string): { hex: string; pairs: Measured[] } | undefined {
  const hex = seen(values, color);
  if (hex === undefined) return undefined;
  const pairs = colorPairs
    .filter((pair) => pair.color === color)
    .flatMap(({ min, ...pair }) => {
      const below = pair.below === undefined ? undefined : seen(values, pair.below);
      const ground = seen(values, pair.ground, below);
      return ground === undefined ? [] : [{ pair, ground, min, ratio: contrast(hex, ground) }];
    });
  return { hex, pairs };
}

/** Formats a ratio with two decimals. Rounds down, so that a failing ratio never looks like a passing one. */
const ratioText = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

/** Describes the contrast that text and shapes need, and what they have on each background. */
const inWords = (low: readonly Measured[]) =>
  [4.5, 3]
    .map((needed) => ({ needed, pairs: low.filter(({ min }) => min === needed) }))
    .filter(({ pairs }) => pairs.length > 0)
    .map(({ needed, pairs }) => {
      const ratios = pairs.map(({ pair, ratio }) => `${ratioText(ratio)}:1 on color.${pair.ground}`);
      return `${needed === 3 ? 'shapes need' : 'text needs'} ${needed}:1, and it has ${ratios.join(', ')}`;
    })
    .join('; ');

/** Reports colors of a scheme whose contrast on their background is too low for WCAG 2.2 AA. */
export function contrastProblems(
  scheme: Scheme,
  values: TokenValues,
  tokens: ReadonlyMap<string, WrittenToken>,
): Problem[] {
  const colors = new Set(colorPairs.map(({ color }) => color));
  return [...colors].flatMap((color) => {
    const id = `color.${color}`;
    const token = tokens.get(id);
    const measured = measure(values, color);
    const low = measured?.pairs.filter(({ ratio, min }) => ratio < min) ?? [];
    if (!token || !measured || low.length === 0) return [];
    // If no color passes on all backgrounds, only the failing pairs have to pass.
    const passing = nearestPassing(measured.hex, measured.pairs) ?? nearestPassing(measured.hex, low);
    const parameters = {
      token: id,
      color: measured.hex,
      scheme,
      pairs: inWords(low),
      passing: passing ?? '',
    };
    const hint =
      passing === undefined
        ? { hint: 'No color passes on all of these backgrounds. Change the backgrounds.' }
        : {};
    const expected = passing === undefined ? {} : { expected: passing };
    const details = { parameters, received: measured.hex, ...expected, ...hint };
    return [problemAtPath(token.file.source, brandCodes['low-contrast'], [...token.path, '$value'], details)];
  });
}
