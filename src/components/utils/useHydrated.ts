import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/**
 * Whether this section shows what the browser knows: `false` in a page as it was published and while React takes it
 * over, when it must render the same as then. What may be known by then is, for one, what another section asked for.
 */
export const useHydrated = (): boolean => useSyncExternalStore(neverChanges, inBrowser, onServer);
