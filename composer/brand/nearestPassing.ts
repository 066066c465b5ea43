import { contrast } from '#lib/color/contrast.ts';
import { channelsOf, hexOf, oklabOf, withLightness } from '#lib/color/oklab.ts';

/** A background that a color must contrast with, and the ratio that it needs. */
export interface Demand {
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
