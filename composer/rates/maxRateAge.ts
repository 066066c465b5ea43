import { defaultMaxAgeDays } from '#lib/visitor/LiveRates.ts';

/** Returns the maximum age in days of the rates in a site's text. @param rates `rates` of `site.json`. */
export const maxRateAge = ({
  maxAgeDays = defaultMaxAgeDays,
}: {
  readonly maxAgeDays?: number | undefined;
}): number => maxAgeDays;
