import { isOpenSaturday } from '#lib/format/openingHours.ts';
import type { Branch } from '#data/locations.ts';

/** What visitors can ask of a branch: a service, or `saturday`: to be open then. */
export const branchFilters = [
  'driveUp',
  'saturday',
  'notary',
  'spanish',
  'chinese',
  'safeDeposit',
  'accessible',
] as const;
export type BranchFilter = (typeof branchFilters)[number];

type Offer = Pick<Branch, 'services' | 'openingHours' | 'driveUpHours'>;

/** Whether a branch offers everything. With a drive-up, it is the drive-up that must be open on Saturday. */
export const offersAll = (
  { services, openingHours, driveUpHours }: Offer,
  filters: readonly BranchFilter[],
): boolean => {
  const isDriveUp = filters.includes('driveUp') && driveUpHours.length > 0;
  return filters.every((filter) =>
    filter === 'saturday'
      ? isOpenSaturday(isDriveUp ? driveUpHours : openingHours)
      : services.includes(filter),
  );
};
