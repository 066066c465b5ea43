import { localStore } from './storage.ts';

/** Event of the document: the visitor chose a state, in this tab or another one. */
export const stateChanged = 'portico:state';

/** Keeps the choice in memory if local storage is not available. */
let inThisPage: string | undefined;

/** Returns the name of the state that the visitor chose, such as `Maine`, or `undefined` (RATE-12). */
export const chosenState = (): string | undefined => inThisPage ?? localStore.get('stateNameSelected');

/** Saves the visitor's choice of a state and dispatches `stateChanged`. */
export function chooseState(name: string): void {
  inThisPage = localStore.set('stateNameSelected', name) ? undefined : name;
  document.dispatchEvent(new CustomEvent(stateChanged));
}
