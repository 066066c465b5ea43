const minute = 60_000;

/** Milliseconds between attempts: four hours and 48 minutes in total. */
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

/**
 * Minimum time in milliseconds from the first attempt until a lead is given up, because attempts can be used up quickly
 * when processes crash.
 */
export const shortestTrial = 270 * minute;

/** Jitter: each pause is extended by up to a fifth, so that leads which failed together are not retried together. */
const spread = 0.2;

/**
 * Returns the time of the next attempt, or `undefined` if there were enough.
 *
 * @param attempt Number of the failed attempt, starting with 1.
 * @param firstTryAt Milliseconds since 1970, like `now` and the result.
 * @param random From 0 to 1.
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
