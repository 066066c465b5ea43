import { defineProblems, error } from '#composer/problems/problemType.ts';
import {
  type ProblemExamples,
  pageWith,
  pageWithFields,
  pageWithText,
} from '#composer/problems/problemExample.ts';

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

const withImage = (image: unknown) => pageWith('RichText', { text: 'Save a little each month.', image });

export const schemaExamples: ProblemExamples<typeof schemaCodes> = {
  'unknown-property': pageWithFields({ titel: 'Savings' }),
  'renamed-key': pageWithFields({ states: [] }),
  'missing-property': pageWithFields({ title: undefined }),
  'unknown-prop': pageWith('RichText', { text: 'Save a little each month.', size: 'large' }),
  'missing-prop': pageWith('RichText', {}),
  'wrong-type': pageWith('RichText', { text: 4 }),
  'wrong-value': pageWith('RichText', { text: 'Save a little each month.', tone: 'loud' }),
  'empty-text': pageWithText(''),
  'out-of-range': pageWith('Accordion', { heading: 'Questions', level: 2, items: [] }),
  'invalid-value': pageWithFields({ layout: 'Standard Layout' }),
  'image-without-alt': withImage({ src: '/media/savings.svg', width: 400, height: 300 }),
  'unsafe-link': pageWith('HeroBanner', {
    heading: 'Pay your bills',
    actions: [{ text: 'Pay', href: 'javascript:pay()' }],
  }),
};
