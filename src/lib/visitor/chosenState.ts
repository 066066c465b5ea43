import { localStore } from './storage.ts';

/** Tells the page that the visitor chose a state, here or in another tab: an event of the document. */
export const stateChanged = 'portico:state';

/** The choice where it cannot be kept. */
let inThisPage: string | undefined;

/** Name of the state that the visitor chose, such as `Maine`; `undefined` without a choice (RATE-12). */
export const chosenState = (): string | undefined => inThisPage ?? localStore.get('stateNameSelected');

/** Keeps the visitor's choice of a state and tells the page. */
export function chooseState(name: string): void {
  inThisPage = localStore.set('stateNameSelected', name) ? undefined : name;
  document.dispatchEvent(new CustomEvent(stateChanged));
}
