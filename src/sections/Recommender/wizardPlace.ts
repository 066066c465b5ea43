import { isRecord } from '#lib/values/isRecord.ts';

/** A visitor's current step in a wizard, and the answers that led there. */
export interface WizardPlace {
  /** Id of the step. */
  readonly step: string;
  readonly answers: readonly string[];
}

const key = 'wizards';

/** Returns the places by wizard id. Ignores history state that was not written by wizards. */
function places(): Record<string, unknown> {
  const state: unknown = history.state;
  const kept = isRecord(state) ? state[key] : undefined;
  return isRecord(kept) ? kept : {};
}

/** Returns a wizard's place in the current history entry. */
export function readPlace(wizard: string): WizardPlace | undefined {
  const all = places();
  const place = Object.hasOwn(all, wizard) ? all[wizard] : undefined;
  if (!isRecord(place)) return undefined;
  const { step, answers } = place;
  if (typeof step !== 'string' || !Array.isArray(answers)) return undefined;
  return { step, answers: answers.filter((answer) => typeof answer === 'string') };
}

/**
 * Stores a wizard's place in the browser's history.
 *
 * @param hash the new hash of the address; unchanged if absent, removed if empty.
 */
export function writePlace(wizard: string, place: WizardPlace, way: 'push' | 'replace', hash?: string): void {
  const state: unknown = history.state;
  const next = { ...(isRecord(state) ? state : {}), [key]: { ...places(), [wizard]: place } };
  const { pathname, search } = location;
  const address = hash === '' ? pathname + search : `#${hash}`;
  history[`${way}State`](next, '', hash === undefined ? undefined : address);
}
