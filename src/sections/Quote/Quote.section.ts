import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './Quote.schema.ts';
import { Quote as View } from './Quote.tsx';
import { words } from './Quote.words.ts';

export const section = defineSection({
  name: 'Quote',
  group: 'Openings and bands',
  summary: 'What the bank, an employee or a customer said, with who said it.',
  synonyms: ['testimonial', 'blockquote', 'pull quote', 'statement'],
  schema,
  View,
  words,
  pictures: { image: { xs: 4.5, shape: 1 } },
  standsApart: true,
  examples: {
    /** The bank’s own statement. */
    default: {
      text: 'You see the price first. Rates, fees and penalties are next to the product, with the date they were set.',
      name: 'Elmstone Bank',
      role: 'What we promise, since 1998',
    },
    /** An employee with a face, on the brand’s dark color. */
    brand: {
      text: 'Most people who come to me want to know one thing: whether they may. The answer is mostly yes, and here is how.',
      name: 'Amara Whitfield',
      role: 'Home loan officer',
      image: { src: '/media/person-amara.svg', alt: '', width: 320, height: 320 },
      note: 'Amara works for Elmstone Bank.',
      isIllustration: true,
      tone: 'brand',
    },
    /** A made-up customer is called made up. */
    illustration: {
      text: 'I saw what the account costs before I saw its picture. Then I stayed.',
      name: 'A customer',
      isIllustration: true,
      tone: 'quiet',
    },
    /** The longest that still reads as a quote. */
    longest: {
      text: 'We take deposits and lend them out again close to where they come from: as mortgages, car loans, lines of credit and loans to shops, farms and workshops. That is the whole of our business, and what we earn is the difference between what we pay for deposits and what we receive for loans.',
      name: 'The board of directors of Elmstone Bank, National Association',
      role: 'Annual report to the shareholders, on the first page and again on the last',
      note: 'Elmstone Bank is made up, and so is its board.',
    },
    /** In Spanish. */
    spanish: {
      text: 'Primero se ve el precio. Las tasas, los cargos y las multas están junto al producto.',
      name: 'Elmstone Bank',
      role: 'Lo que prometemos',
      isIllustration: true,
    },
  },
  accessibility: [
    'A block quote in a figure whose caption says who said it.',
    'The quotation mark and the face are decorative.',
  ],
});
