import type { EntryReport } from './EntryReport.ts';

/**
 * Returns the ids that authors gave to elements of a section. Ids of the page frame, such as `main`, are not included.
 */
export const idsOf = ({ id, facts }: EntryReport): string[] => [
  ...(id === undefined ? [] : [id]),
  ...facts.flatMap(({ kind, value }) => (kind === 'anchor' ? [value] : [])),
];
