import { defineSection } from '#section-kit/defineSection.ts';
import { zipCodeRequest } from '#section-kit/ratesInForce.ts';
import { schema } from './ZipCodePrompt.schema.ts';
import { ZipCodePrompt as View } from './ZipCodePrompt.tsx';
import { words } from './ZipCodePrompt.words.ts';

export const section = defineSection({
  name: 'ZipCodePrompt',
  group: 'Forms and tools',
  summary: 'Asks for the zip code on behalf of the page’s rate sections.',
  synonyms: ['zip code', 'zip prompt', 'location prompt'],
  schema,
  View,
  words,
  hydrate: 'interaction',
  hydrateCookie: 'zipcode',
  request: zipCodeRequest,
  examples: {
    /** Asks for the zip code for the whole page. */
    default: { heading: 'See the rates where you live', changeHeading: 'Change the zip code' },
    /** In Spanish. */
    spanish: { heading: 'Vea las tasas de su zona', next: '/es/cd-rates.html' },
  },
  accessibility: [
    'An invalid zip code is announced and marked on the field.',
    'The current zip code is stated in text.',
  ],
});
