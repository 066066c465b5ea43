import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './StepList.schema.ts';
import { StepList as View } from './StepList.tsx';

const steps = [
  { heading: 'Choose the account', text: 'Three questions lead to the one that fits.' },
  {
    heading: 'Say who you are',
    text: 'An identification with a photo, and your Social Security number or ITIN.',
  },
  { heading: 'Make the first deposit', text: 'From another bank, a check, or cash at a branch.' },
];

export const section = defineSection({
  name: 'StepList',
  group: 'Text and media',
  summary: 'Numbered steps, such as how to open an account.',
  synonyms: ['steps', 'how to', 'how it works', 'process', 'instructions'],
  schema,
  View,
  standsApart: true,
  examples: {
    /** Three steps and where to begin. */
    default: {
      heading: 'How to open an account',
      text: 'It takes ten minutes, by phone or at a branch.',
      steps,
      action: { text: 'Begin', href: '/contact-us.html' },
    },
    /** On the brand’s dark color. */
    brand: {
      heading: 'From here to the first payment',
      steps,
      tone: 'brand',
      action: { text: 'Begin', href: '/' },
    },
    /** Many steps, some with links, are in two columns. */
    longest: {
      heading: 'What to do when a card is gone, step by step, before anything else and in this order',
      steps: [
        { heading: 'Lock the card', text: 'In the app, with one tap. You can unlock it if it turns up.' },
        {
          heading: 'Call us, at any hour',
          text: 'We close the card and look at the last charges with you.',
          link: { text: 'Call 800-555-0142', href: 'tel:+18005550142' },
        },
        { heading: 'Look at your statement for charges that you, or somebody you allowed, did not make' },
        { heading: 'Change the passwords that were saved with the card' },
        {
          heading: 'Tell the shops that charge it every month',
          text: 'The new number comes with the new card, within seven days; the app shows it at once.',
        },
      ],
      tone: 'quiet',
    },
    /** The least: two steps. */
    least: { heading: 'How it works', steps: [{ heading: 'Ask' }, { heading: 'Get an answer' }] },
    /** In Spanish. */
    spanish: {
      heading: 'Cómo abrir una cuenta',
      steps: [
        { heading: 'Elija la cuenta', text: 'Tres preguntas llevan a la que le conviene.' },
        {
          heading: 'Díganos quién es',
          text: 'Un documento con fotografía y su número de Seguro Social o ITIN.',
        },
        { heading: 'Haga el primer depósito' },
      ],
      action: { text: 'Empezar', href: '/es/contact-us.html' },
    },
  },
  accessibility: [
    'The steps are an ordered list, whose numbers screen readers say; the large numbers are decorative.',
    'Each step has a heading one level below that of the section.',
  ],
});
