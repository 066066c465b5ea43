/** Whether two names, such as those of cities, are the same but for case and accents. */
export const isSameName = (name: string, other: string): boolean =>
  name.localeCompare(other, 'en', { sensitivity: 'base' }) === 0;
