import { keptZipCode } from '#lib/visitor/keptZipCode.ts';
import type { Behaviour } from './behaviour.ts';

/**
 * Skips the zip code prompt of a rate section if the zip code is already known, so that the rates are in place from the
 * first paint.
 */
export const knownZipCode: Behaviour = (root, signal) => {
  const asking = root.querySelector('[data-asks]');
  if (!asking || keptZipCode() === undefined) return;
  asking.removeAttribute('data-asks');
  signal.addEventListener('abort', () => asking.toggleAttribute('data-asks', true));
};
