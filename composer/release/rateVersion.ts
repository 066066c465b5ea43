import type { KnownRate } from '#section-kit/knownRate.ts';

/** Returns a string that changes when pages that show a rate must be rendered again. Empty for a rate not in force. */
export const rateVersion = (known: KnownRate | undefined): string =>
  known ? `${known.value} ${known.asOf}` : '';
