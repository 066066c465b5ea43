import { media } from '#theme/base/media.ts';

/**
 * Hides what would ask for the zip code a second time, while a section of rates (`[data-asks]`) asks for it itself.
 */
export const hiddenWhileAsked = { [media.withScript]: { 'body:has([data-asks]) &': { display: 'none' } } };
