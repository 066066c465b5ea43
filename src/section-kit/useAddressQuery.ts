import { useSyncExternalStore } from 'react';
import { watchAddress } from '#lib/address/pageAddress.ts';
import { useSection } from './sectionContext.tsx';

/** Returns the query of the page's address (`?q=rates`). During hydration it is the one that the server rendered. */
export function useAddressQuery(): string {
  const { asked = '' } = useSection();
  return useSyncExternalStore(
    watchAddress,
    () => location.search,
    () => asked,
  );
}
