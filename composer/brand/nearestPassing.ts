import { contrast } from '#lib/color/contrast.ts';
import { channelsOf, hexOf, oklabOf, withLightness } from '#lib/color/oklab.ts';

/** What a color must stand out from, and by how much. */
export interface Demand {
  /** `#rrggbb`. */
  readonly ground: string;
  readonly min: number;
}

/** The color that is seen where one lies on another. */
export function over(top: string, alpha: number, below: string): string {
  const under = channelsOf(below);
  return hexOf(channelsOf(top).map((channel, index) => channel * alpha + (under[index] ?? 0) * (1 - alpha)));
}

const steps = 400;

/**
 * The color most like this one that stands out from all grounds: of the same hue, and as little lighter or darker as
 * will do. `undefined` when none does.
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
