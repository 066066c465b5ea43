import { statesOfZip } from '#lib/visitor/zipStates.ts';
import { slug } from './branchPath.ts';
import type { BranchData, KnownBranch, StateBranches } from './LocationBook.ts';

/** Usual abbreviations in the names of streets. */
const spelledOut = new Map(
  'st street, ave avenue, rd road, blvd boulevard, dr drive, ln lane, hwy highway, pkwy parkway, n north, s south, e east, w west'
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** Returns the words of a text in lower case, without accents and signs, and with the names of streets spelled out. */
const wordsOf = (text: string): readonly string[] =>
  slug(text)
    .split('-')
    .filter((word) => word !== '')
    .map((word) => spelledOut.get(word) ?? word);

const isAll = (words: readonly string[], among: readonly string[]) =>
  words.length > 0 && words.every((word) => among.includes(word));

/** Whether words say the city or the whole name of the street of a branch, and nothing that is not of its address. */
function isNamedBy(
  asked: readonly string[],
  { street, city, zip }: KnownBranch,
  { stateCode, stateName }: StateBranches,
): boolean {
  const [streetWords, cityWords] = [wordsOf(street), wordsOf(city)];
  const address = [...streetWords, ...cityWords, ...wordsOf(stateName), stateCode.toLowerCase(), zip];
  const streetName = streetWords.filter((word) => !/^\d+$/.test(word));
  return isAll(asked, address) && (isAll(cityWords, asked) || isAll(streetName, asked));
}

/**
 * Whether a text says which branch somebody means: the address of one, or of several in one street or city; or a zip code
 * of a state that has one. Any text if the site does not know its branches, because a service of the bank does.
 */
export function isKnownPlace(text: string, { files }: Pick<BranchData, 'files'>): boolean {
  if (files.length === 0) return true;
  if (/^\d{5}$/.test(text)) {
    const states = statesOfZip(text);
    return files.some(({ stateCode, branches }) => branches.length > 0 && states.includes(stateCode));
  }
  const asked = wordsOf(text);
  return files.some((state) => state.branches.some((branch) => isNamedBy(asked, branch, state)));
}
