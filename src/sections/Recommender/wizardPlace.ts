import { isRecord } from '#lib/values/isRecord.ts';

/** Where a visitor is in a wizard, and the answers that led there. */
export interface WizardPlace {
  /** Id of the step. */
  readonly step: string;
  readonly answers: readonly string[];
}

const key = 'wizards';

/** Places by the ids of wizards; what other programs or other pages left in the history counts as nothing. */
function places(): Record<string, unknown> {
  const state: unknown = history.state;
  const kept = isRecord(state) ? state[key] : undefined;
  return isRecord(kept) ? kept : {};
}

/** The place that the present entry of the history has for a wizard. */
export function readPlace(wizard: string): WizardPlace | undefined {
  const all = places();
  const place = Object.hasOwn(all, wizard) ? all[wizard] : undefined;
  if (!isRecord(place)) return undefined;
  const { step, answers } = place;
  if (typeof step !== 'string' || !Array.isArray(answers)) return undefined;
  return { step, answers: answers.filter((answer) => typeof answer === 'string') };
}

/**
 * Keeps a place in the browser's history.
 *
 * @param hash what the address names then; as it is without it, nothing when empty.
 */
export function writePlace(wizard: string, place: WizardPlace, way: 'push' | 'replace', hash?: string): void {
  const state: unknown = history.state;
  const next = { ...(isRecord(state) ? state : {}), [key]: { ...places(), [wizard]: place } };
  const { pathname, search } = location;
  const address = hash === '' ? pathname + search : `#${hash}`;
  history[`${way}State`](next, '', hash === undefined ? undefined : address);
}
