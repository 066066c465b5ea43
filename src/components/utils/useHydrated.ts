import { useBrowserValue } from './useBrowserValue.ts';

const inBrowser = () => true;
const onServer = () => false;

/**
 * Whether the component has hydrated. `false` on the server and during hydration, when it must render the same HTML as
 * the server; from then on it may use what only the browser knows.
 */
export const useHydrated = (): boolean => useBrowserValue(inBrowser, onServer);
