const minute = 60_000;

/** Milliseconds between one try and the next; together four hours and 48 minutes. */
export const pauses: readonly number[] = [
  minute / 6,
  minute / 2,
  minute,
  2 * minute,
  5 * minute,
  10 * minute,
  20 * minute,
  40 * minute,
  60 * minute,
  60 * minute,
  90 * minute,
];

/** Tries may come fast when processes die at them; a lead is not parked sooner than this after its first one. */
export const shortestTrial = 270 * minute;

/** Pauses grow by up to a fifth by chance, so that leads that failed together do not come back together. */
const spread = 0.2;

/**
 * When to try again, or `undefined` when a lead has been tried enough.
 *
 * @param attempt number of the try that failed, 1 for the first.
 * @param firstTryAt milliseconds since 1970, like `now` and the result.
 * @param random from 0 to 1.
 */
export function nextTry(
  attempt: number,
  firstTryAt: number,
  now: number,
  random: number,
): number | undefined {
  if (attempt > pauses.length && now - firstTryAt >= shortestTrial) return undefined;
  const pause = pauses[Math.min(attempt, pauses.length) - 1] ?? minute;
  return now + Math.round(pause * (1 + spread * random));
}
