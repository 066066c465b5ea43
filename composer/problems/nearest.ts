import { distance } from 'fastest-levenshtein';

/** Returns the candidate that `name` is most likely a misspelling of, or `undefined` if none is close. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const normalized = read(name);
  let best: string | undefined;
  let bestSteps = Infinity;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) > longestDifference) continue;
    const steps = stepsBetween(normalized, read(candidate));
    if (steps < bestSteps) {
      best = candidate;
      bestSteps = steps;
    }
  }
  return best;
}

/**
 * Whether `name` may be renamed to `candidate` automatically: at most two edits apart, or different only in case or
 * dashes.
 */
export function isSafeRename(name: string, candidate: string): boolean {
  if (plain(name) === plain(candidate)) return true;
  return distance(name, candidate) <= 2 && name.length > 3;
}

/** A name in normalized form, and the parts of a path or key. */
interface Name {
  readonly text: string;
  readonly parts: readonly string[];
}

/** Dashes may be missing, and each part of a path may be misspelled. */
const longestDifference = 6;

const plain = (name: string) => name.replace(/[-_ ]/g, '').toLowerCase();

function read(name: string): Name {
  const text = plain(name);
  return { text, parts: text.split(/[/.]/) };
}

/** Returns the number of edits between two names, or `Infinity` if one is unlikely to be a misspelling of the other. */
function stepsBetween(name: Name, other: Name): number {
  if (name.text === other.text) return 0;
  if (name.parts.length !== other.parts.length) return misspelt(name.text, other.text);
  let steps = 0;
  for (const [index, part] of name.parts.entries()) steps += misspelt(part, other.parts[index] ?? '');
  return steps <= 3 ? steps : Infinity;
}

/** Returns the number of edits between a word and the word it may be a misspelling of. */
function misspelt(word: string, other: string): number {
  if (word === other) return 0;
  // A different number is not a misspelling.
  if (/^\d+$/.test(word) && /^\d+$/.test(other)) return Infinity;
  const steps = hasSameLetters(word, other) ? 1 : distance(word, other);
  // In a short word, the first letter matters most.
  if (word.length < 5 && word[0] !== other[0]) return Infinity;
  return steps <= mostSteps(Math.max(word.length, other.length)) ? steps : Infinity;
}

const mostSteps = (length: number) => (length < 3 ? 0 : length < 5 ? 1 : length < 16 ? 2 : 3);

/** Whether two letters were swapped. */
function hasSameLetters(word: string, other: string): boolean {
  if (word.length !== other.length || distance(word, other) > 2) return false;
  return word.split('').toSorted().join('') === other.split('').toSorted().join('');
}
