import { isRecord } from '#lib/values/isRecord.ts';

/** A visitor's current step in a wizard, and the answers that led there. */
export interface WizardPlace {
  /** Id of the step. */
  readonly step: string;
  readonly answers: readonly string[];
  /** Where the visitor gave the last answer. */
  readonly before?: WizardPlace;
}

/** What made a history entry: `answer` if going back in the history takes an answer back, else `button`. */
type Turn = 'answer' | 'button';

const key = 'wizards';
/** Key of the wizard that was used last, of several on a page. */
const lastKey = 'lastWizard';

/** Returns the places by wizard id. Ignores history state that was not written by wizards. */
function places(): Record<string, unknown> {
  const state: unknown = history.state;
  const kept = isRecord(state) ? state[key] : undefined;
  return isRecord(kept) ? kept : {};
}

/** Returns a wizard's place in the current history entry. */
export function readPlace(wizard: string): WizardPlace | undefined {
  const all = places();
  return asPlace(Object.hasOwn(all, wizard) ? all[wizard] : undefined);
}

function asPlace(value: unknown): WizardPlace | undefined {
  if (!isRecord(value)) return undefined;
  const { step, answers } = value;
  if (typeof step !== 'string' || !Array.isArray(answers)) return undefined;
  const before = asPlace(value['before']);
  const place = { step, answers: answers.filter((answer) => typeof answer === 'string') };
  return before ? { ...place, before } : place;
}

/** Returns the wizard that was used last up to the current history entry, and how. */
export function readLast(): { readonly wizard: string; readonly turn: Turn } | undefined {
  const state: unknown = history.state;
  const last = isRecord(state) ? state[lastKey] : undefined;
  if (!isRecord(last)) return undefined;
  const { wizard, turn } = last;
  return typeof wizard === 'string' ? { wizard, turn: turn === 'answer' ? turn : 'button' } : undefined;
}

/** Returns the history state with another place of a wizard, and with the places of all others. */
function stateWith(wizard: string, place: WizardPlace): Record<string, unknown> {
  const state: unknown = history.state;
  return { ...(isRecord(state) ? state : {}), [key]: { ...places(), [wizard]: place } };
}

/** Adds a history entry with a wizard's new place. The hash of the address becomes its step. */
export function pushPlace(wizard: string, place: WizardPlace, turn: Turn): void {
  history.pushState({ ...stateWith(wizard, place), [lastKey]: { wizard, turn } }, '', `#${place.step}`);
}

/**
 * Changes a wizard's place in the current history entry.
 *
 * @param address the new address of the page; unchanged if absent.
 */
export function replacePlace(wizard: string, place: WizardPlace, address?: string): void {
  history.replaceState(stateWith(wizard, place), '', address);
}
