import { examplePage, type ProblemExamples, textPage } from '#composer/problems/problemExample.ts';
import type { schemaCodes } from './schemaCodes.ts';

const withSection = (component: string, props: unknown) => ({
  'savings.json': examplePage([{ component, props }]),
});
const withImage = (image: unknown) => withSection('RichText', { text: 'Save a little each month.', image });

export const schemaExamples: ProblemExamples<typeof schemaCodes> = {
  'unknown-property': { 'savings.json': examplePage([], { titel: 'Savings' }) },
  'renamed-key': { 'savings.json': examplePage([], { states: [] }) },
  'missing-property': { 'savings.json': examplePage([], { title: undefined }) },
  'unknown-prop': withSection('RichText', { text: 'Save a little each month.', size: 'large' }),
  'missing-prop': withSection('RichText', {}),
  'wrong-type': withSection('RichText', { text: 4 }),
  'wrong-value': withSection('RichText', { text: 'Save a little each month.', tone: 'loud' }),
  'empty-text': { 'savings.json': textPage('') },
  'out-of-range': withSection('Accordion', { heading: 'Questions', level: 2, items: [] }),
  'invalid-value': { 'savings.json': examplePage([], { layout: 'Standard Layout' }) },
  'image-without-alt': withImage({ src: '/media/savings.svg', width: 400, height: 300 }),
  'unsafe-link': withSection('HeroBanner', {
    heading: 'Pay your bills',
    actions: [{ text: 'Pay', href: 'javascript:pay()' }],
  }),
};
