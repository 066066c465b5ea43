import { textOfHtml } from '#lib/markup/html.ts';
import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './Accordion.schema.ts';
import { Accordion as View } from './Accordion.tsx';

const answers = [
  {
    id: 'renewal',
    heading: 'What happens when my CD matures?',
    text: 'It renews for the same term at the rate of that day. You have **ten days** to change your mind without a penalty.',
  },
  {
    id: 'withdraw',
    heading: 'Can I take money out early?',
    text: 'Yes, with a penalty that depends on the term:\n\n- up to 12 months: 90 days of interest\n- longer: 180 days of interest',
  },
  {
    id: 'insured',
    heading: 'Is my deposit insured?',
    text: 'Deposits are insured by the FDIC up to the legal limit per depositor and ownership category.',
  },
];

/** The text of an answer without footnote references, for search engines. */
const plain = (html: string) => textOfHtml(html.replace(/<sup>[\s\S]*?<\/sup>/g, ''));

export const section = defineSection({
  name: 'Accordion',
  group: 'Text and media',
  summary: 'Questions and answers, or topics, with one open at a time.',
  synonyms: ['FAQ', 'questions', 'collapse', 'expander', 'disclosure widget'],
  schema,
  View,
  warnings: ({ items, image: side }) =>
    items.flatMap(({ image: own }, index) =>
      own === undefined || side !== undefined
        ? []
        : [
            {
              path: ['items', index, 'image'],
              message: 'This image is never shown: it takes the place of the side image, and there is none.',
              hint: 'Add “image” beside “items”, or remove this one.',
            },
          ],
    ),
  pictures: {
    image: { xs: 'hidden', lg: { share: 4 / 11, gaps: 8 } },
    'items.image': { xs: 'hidden', lg: { share: 4 / 11, gaps: 8 } },
  },
  jsonLd: ({ faq, items: questions }) =>
    faq
      ? [
          {
            '@type': 'FAQPage',
            mainEntity: questions.map(({ heading, text }) => ({
              '@type': 'Question',
              name: heading,
              acceptedAnswer: { '@type': 'Answer', text: plain(text) },
            })),
          },
        ]
      : [],
  examples: {
    /** Closed questions; opening one closes its siblings. */
    default: { heading: 'Questions about certificates', items: answers, faq: true },
    /** The introduction says whom to ask. */
    withIntroduction: {
      heading: 'Questions about certificates',
      text: 'Not answered here? Call [800-555-0142](tel:+18005550142), or [ask a banker](/contact-us.html).',
      items: answers,
    },
    /** The picture next to the questions follows the open one. */
    withPictures: {
      heading: 'How it works',
      items: [
        { ...answers[0]!, image: { src: '/media/savings.svg', alt: '', width: 480, height: 360 } },
        ...answers.slice(1),
      ],
      image: { src: '/media/hero-home.svg', alt: '', width: 560, height: 440 },
    },
    /** The first answer is open initially. */
    firstOpen: { heading: 'Good to know', level: 3, items: answers, openFirst: true },
    /** In Chinese, with the system’s fonts. */
    chinese: {
      heading: '常见问题',
      items: [{ id: 'term', heading: '存款期限有多长？', text: '从 6 个月到 60 个月。' }],
    },
  },
  accessibility: [
    'Each item is a native disclosure: Enter and Space open it, and its state is announced.',
    'A URL with the item’s id opens it and moves focus to it.',
  ],
});
