import { media } from '#theme/base/media.ts';

/** Hides a second zip code prompt while a section of rates on the page (`[data-asks]`) shows its own. */
export const hiddenWhileAsked = { [media.withScript]: { 'body:has([data-asks]) &': { display: 'none' } } };
