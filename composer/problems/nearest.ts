import { distance } from 'fastest-levenshtein';

/** The candidate that someone who wrote `name` most likely meant, or `undefined` when none is close. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = plain(name);
  const maxDistance = Math.max(2, Math.floor(name.length * 0.34));
  let best: string | undefined;
  let bestDistance = maxDistance + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) > bestDistance) continue;
    const steps = plain(candidate) === wanted ? 0 : distance(name, candidate);
    if (steps < bestDistance) {
      best = candidate;
      bestDistance = steps;
    }
  }
  // A name of three letters is not "near" to every other one.
  return best !== undefined && bestDistance < Math.max(2, name.length) ? best : undefined;
}

/** True when a machine may rename `name` to `candidate`: two key strokes apart at most, or only spelt with other case or dashes. */
export function isSafeRename(name: string, candidate: string): boolean {
  if (plain(name) === plain(candidate)) return true;
  return distance(name, candidate) <= 2 && name.length > 3;
}

const plain = (name: string) => name.replace(/[-_ ]/g, '').toLowerCase();
