import { defineSection } from 'portico';
import { schema, words } from './VisitRating.schema.ts';
import { VisitRating as View } from './VisitRating.tsx';

/** Island: uses React and MUI in the browser. */
export const VisitRating = defineSection({
  name: 'VisitRating',
  summary: 'Asks visitors how their visit was.',
  schema,
  View,
  words,
  hydrate: 'visible',
  modules: { view: '@elmstone/branch-hours/VisitRating' },
  examples: { default: { question: 'How was your visit?', answers: ['Good', 'Not so good'] } },
  accessibility: ['The thanks are announced.'],
});
