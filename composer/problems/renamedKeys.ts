/**
 * Keys of authors' files that have another name now, by their old one. A key counts as renamed only where the schema
 * knows the new name and not the old one: the US states of rates are still called `states`.
 */
export const renamedKeys: ReadonlyMap<string, string> = new Map([
  ['states', 'statements'],
  ['sendOn', 'redirect'],
  ['least', 'min'],
  ['most', 'max'],
]);
