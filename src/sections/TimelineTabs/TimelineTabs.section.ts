import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './TimelineTabs.schema.ts';
import { TimelineTabs as View } from './TimelineTabs.tsx';
import { words } from './TimelineTabs.words.ts';

const steps = [
  {
    id: 'choose',
    tab: 'Choose',
    heading: 'Choose a term',
    text: 'Think of the day you need the money, and take the term that ends before it.',
  },
  {
    id: 'open',
    tab: 'Open',
    heading: 'Open the certificate',
    text: 'Online in ten minutes, or at a branch with a photo ID.',
  },
  { id: 'mature', tab: 'Mature', heading: 'Decide again', text: 'We write to you 30 days before the end.' },
];

export const section = defineSection({
  name: 'TimelineTabs',
  group: 'Text and media',
  summary: 'Steps on a timeline, one shown at a time.',
  synonyms: ['timeline', 'tabs', 'stepper'],
  schema,
  View,
  pictures: {
    'steps.image': {
      xs: { share: 1 },
      md: { share: 2 / 5, gaps: 4 },
      lg: { share: 2 / 5, gaps: 8 },
    },
  },
  words,
  standsApart: true,
  examples: {
    /** Steps as tabs; arrow keys move between them. */
    default: { heading: 'From opening to maturity', steps },
    /** A step with a picture. */
    withPicture: {
      heading: 'How it goes',
      level: 3,
      steps: [
        { ...steps[0]!, image: { src: '/media/savings.svg', alt: '', width: 480, height: 360 } },
        steps[1]!,
      ],
    },
    /** In Spanish. */
    spanish: {
      heading: 'Paso a paso',
      steps: [
        {
          id: 'elegir',
          tab: 'Elegir',
          heading: 'Elija un plazo',
          text: 'Piense en el día en que necesitará el dinero.',
        },
        { id: 'abrir', tab: 'Abrir', heading: 'Abra el certificado', text: 'En línea, en diez minutos.' },
      ],
    },
  },
  accessibility: [
    'Tabs follow the ARIA pattern: arrow keys, Home and End move and select.',
    'Without JavaScript, every step is shown under its heading.',
  ],
});
