import type { AnySection } from 'portico';
import { BranchHours } from './BranchHours.section.tsx';
import { HolidayHours } from './HolidayHours.section.tsx';
import { VisitRating } from './VisitRating.section.ts';

/** The sections of this package. */
export const sections: readonly AnySection[] = [BranchHours, HolidayHours, VisitRating];
