import type { EntryReport } from './EntryReport.ts';

/** Ids that authors gave in a section; those of the frame, such as `main`, are not among them. */
export const idsOf = ({ id, facts }: EntryReport): string[] => [
  ...(id === undefined ? [] : [id]),
  ...facts.flatMap(({ kind, value }) => (kind === 'anchor' ? [value] : [])),
];
