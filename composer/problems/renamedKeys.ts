/**
 * Renamed keys in authors' files, by old name. A key only counts as renamed if the schema knows the new name and not
 * the old one: the US states of rates are still called `states`.
 */
export const renamedKeys: ReadonlyMap<string, string> = new Map([
  ['states', 'statements'],
  ['sendOn', 'redirect'],
  ['least', 'min'],
  ['most', 'max'],
]);
