import { defineProblems, error } from '#composer/problems/problemType.ts';
import { examplePage, type ProblemExamples, textPage } from '#composer/problems/problemExample.ts';

/** Problems with names and values that don't match a schema. */
export const schemaCodes = defineProblems({
  'unknown-property': error('Unknown property', '{owner} has no property “{name}”{place}.'),
  'renamed-key': error('Renamed property', '“{name}”{place} is now called “{now}”.'),
  'missing-property': error('Missing property', '{owner} needs “{name}”{place}.'),
  'unknown-prop': error('Unknown prop', '{owner} has no prop “{name}”{place}.'),
  'missing-prop': error('Missing prop', '{owner} needs “{name}”{place}.'),
  'wrong-type': error('Wrong type', '“{name}” of {owner} must be {expected}, not {received}.'),
  'wrong-value': error(
    'Value not allowed',
    '“{name}” of {owner} cannot be {received}; it must be {expected}.',
  ),
  'empty-text': error('Empty text', '“{name}” of {owner} is empty.'),
  'out-of-range': error('Out of range', '“{name}” of {owner} must {expected}; it {received}.'),
  'invalid-value': error('Invalid value', '“{name}” of {owner} is invalid: {received}. {detail}.'),
  'image-without-alt': error(
    'Image without alternative text',
    '{owner} needs “alt”{place}: a description for people who cannot see the image.',
    'Write "alt": "" if the image is decorative.',
  ),
  'unsafe-link': error(
    'Link not allowed',
    'A link cannot lead to {received}.',
    'Links lead to /page.html, #anchor, https://…, mailto:… or tel:….',
  ),
});

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
