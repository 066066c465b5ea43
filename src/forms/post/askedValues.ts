/** Parameters of a page's address for which the server prefills its forms, for visitors without JavaScript. */
export const prefillParameters = [
  'FirstName',
  'LastName',
  'Email',
  'MLO',
  'goalscoach-name',
  'Goals_coach_name',
  'goalsCoachEmail',
  'USERCHAR1',
  'confirmationCode',
  'zipCode',
] as const;

/** Returns what the server knows of a source: the parameter of the request that it rendered the page for, if any. */
export function askedValue(asked: URLSearchParams | undefined, source: object | undefined): string {
  if (!source || !('query' in source) || typeof source.query !== 'string') return '';
  return asked?.get(source.query) ?? '';
}
