import { defineSection } from 'portico';
import { schema, words } from './OpeningHours.schema.ts';
import { OpeningHours as View } from './OpeningHours.tsx';

/** A section of this site. The page contact-us shows it. */
export const OpeningHours = defineSection({
  name: 'OpeningHours',
  summary: 'When the bank answers.',
  schema,
  View,
  words,
  examples: {
    default: { heading: 'Opening hours', days: [{ day: 'Monday to Friday', hours: '8 a.m. to 6 p.m.' }] },
  },
  accessibility: ['Days are row headers.'],
});
