import type { KnownRate } from '#section-kit/knownRate.ts';

/** What a page shows of a rate, as text that changes when the page must; empty for a rate that is not in force. */
export const rateVersion = (known: KnownRate | undefined): string =>
  known ? `${known.value} ${known.asOf}` : '';
