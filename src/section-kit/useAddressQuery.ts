import { useSyncExternalStore } from 'react';
import { watchAddress } from '#lib/address/pageAddress.ts';
import { useSection } from './sectionContext.tsx';

/** The query of the page's address (`?q=rates`): as the server knew it, then as the browser does. */
export function useAddressQuery(): string {
  const { asked = '' } = useSection();
  return useSyncExternalStore(
    watchAddress,
    () => location.search,
    () => asked,
  );
}
