import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './RecommenderStep.schema.ts';
import { RecommenderStep as View } from './RecommenderStep.tsx';
import { words } from './RecommenderStep.words.ts';

export const section = defineSection({
  name: 'RecommenderStep',
  group: 'Products',
  summary: 'A question of a recommender with its answers, or what it recommends.',
  synonyms: ['question', 'wizard step', 'recommendation', 'outcome'],
  schema,
  View,
  words,
  slots: { content: { title: 'Content', description: 'Sections that belong to the step, such as rates.' } },
  answers: ({ answers = [] }) =>
    answers.map(({ href }, index) => ({ href, path: ['answers', index, 'href'] })),
  examples: {
    /** A question with its answers. */
    default: {
      heading: 'What should the account do first?',
      level: 2,
      text: 'Choose what matters most. You can go back at any time.',
      answers: [
        { value: 'daily', label: 'Pay bills and get paid', href: '#daily' },
        { value: 'grow', label: 'Earn interest on what stays', href: '#grow' },
        { value: 'business', label: 'Keep a business apart', href: '/business-checking.html' },
      ],
    },
    /** A recommendation with two links. */
    recommendation: {
      heading: 'Everyday Interest Checking fits',
      level: 2,
      text: 'You keep **$1,500 or more** most days, so there is no monthly fee.',
      links: [
        { text: 'See the account', href: '/checking.html' },
        { text: 'Talk to a banker', href: '/contact-us.html' },
      ],
    },
    /** In Spanish. */
    spanish: {
      heading: '¿Qué debe hacer primero la cuenta?',
      level: 2,
      answers: [
        { value: 'daily', label: 'Pagar cuentas y recibir el sueldo', href: '#diario' },
        { value: 'grow', label: 'Ganar interés por lo que queda', href: '#crecer' },
      ],
    },
  },
  accessibility: [
    'The heading names the group of answers.',
    'A missing answer is announced, the group is marked as invalid, and the first answer receives focus.',
  ],
});
