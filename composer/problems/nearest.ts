import { distance } from 'fastest-levenshtein';

/** The candidate that someone who wrote `name` most likely meant, or `undefined` when none is close. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = read(name);
  let best: string | undefined;
  let bestSteps = Infinity;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) > longestDifference) continue;
    const steps = stepsBetween(wanted, read(candidate));
    if (steps < bestSteps) {
      best = candidate;
      bestSteps = steps;
    }
  }
  return best;
}

/** True when a machine may rename `name` to `candidate`: two key strokes apart at most, or only spelt with other case or dashes. */
export function isSafeRename(name: string, candidate: string): boolean {
  if (plain(name) === plain(candidate)) return true;
  return distance(name, candidate) <= 2 && name.length > 3;
}

/** A name without what is easily spelt in another way, and the parts of a path or a key. */
interface Name {
  readonly text: string;
  readonly parts: readonly string[];
}

/** Dashes may be left out, and one part of a path may be longer. */
const longestDifference = 6;

const plain = (name: string) => name.replace(/[-_ ]/g, '').toLowerCase();

function read(name: string): Name {
  const text = plain(name);
  return { text, parts: text.split(/[/.]/) };
}

/** Key strokes between two names; infinite when one is hardly the other misspelt. */
function stepsBetween(name: Name, other: Name): number {
  if (name.text === other.text) return 0;
  if (name.parts.length !== other.parts.length) return misspelt(name.text, other.text);
  let steps = 0;
  for (const [index, part] of name.parts.entries()) steps += misspelt(part, other.parts[index] ?? '');
  return steps <= 3 ? steps : Infinity;
}

/** Key strokes between a word and what it may be misspelt from. */
function misspelt(word: string, other: string): number {
  if (word === other) return 0;
  // Another number is not the same one misspelt.
  if (/^\d+$/.test(word) && /^\d+$/.test(other)) return Infinity;
  const steps = hasSameLetters(word, other) ? 1 : distance(word, other);
  // The first letter of a short word is what tells it from others.
  if (word.length < 5 && word[0] !== other[0]) return Infinity;
  return steps <= mostSteps(Math.max(word.length, other.length)) ? steps : Infinity;
}

const mostSteps = (length: number) => (length < 3 ? 0 : length < 5 ? 1 : length < 16 ? 2 : 3);

/** True for two letters that changed places. */
function hasSameLetters(word: string, other: string): boolean {
  if (word.length !== other.length || distance(word, other) > 2) return false;
  return word.split('').toSorted().join('') === other.split('').toSorted().join('');
}
