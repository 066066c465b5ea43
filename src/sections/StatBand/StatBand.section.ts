import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './StatBand.schema.ts';
import { StatBand as View } from './StatBand.tsx';

const stats = [
  { figure: '339', text: 'branches in 20 states', note: 'On November 16, 2026' },
  { figure: '$25', text: 'opens a savings account', note: 'Harbor and Steppingstone Savings' },
  { figure: '1 day', text: 'until a banker answers', note: 'Business days, for every form on this site' },
];

export const section = defineSection({
  name: 'StatBand',
  group: 'Openings and bands',
  summary: 'Two to four large figures, each with its source.',
  synonyms: ['stats', 'statistics', 'key figures', 'numbers', 'facts and figures'],
  schema,
  View,
  standsApart: true,
  examples: {
    /** Three figures. */
    default: { heading: 'Elmstone in three numbers', stats },
    /** Four figures on the brand’s dark color: the bold moment of a page. */
    brand: {
      heading: 'What it takes to begin',
      text: 'No fine print needed for these.',
      stats: [
        ...stats,
        { figure: '10', text: 'minutes to open an account', note: 'With your identification at hand' },
      ],
      tone: 'brand',
    },
    /** Two figures on a panel. */
    least: { heading: 'Two promises', stats: stats.slice(1), tone: 'quiet' },
    /** Long figures and texts break and do not widen the page. */
    longest: {
      heading: 'Figures that are longer than they should be',
      stats: [
        {
          figure: '$1,234,567,890',
          text: 'lent to shops, farms, workshops and households close to where the deposits come from',
          note: 'Outstanding balances at the end of the third quarter of 2026, from an invented annual report of a made-up bank',
        },
        {
          figure: '8 a.m. to 8 p.m.',
          text: 'telephone hours',
          note: 'Seven days a week, except on federal holidays',
        },
        { figure: '100%', text: 'of deposits in branches', note: 'By phone or at any counter' },
      ],
    },
    /** In Spanish. */
    spanish: {
      heading: 'Elmstone en dos cifras',
      stats: [
        { figure: '339', text: 'sucursales en 20 estados', note: 'Al 16 de noviembre de 2026' },
        { figure: '$25', text: 'abren una cuenta de ahorro', note: 'Ahorro Harbor y Steppingstone' },
      ],
    },
  },
  accessibility: [
    'Each figure follows the words that say what it counts, and its source follows it.',
    'A region named by its heading.',
  ],
});
