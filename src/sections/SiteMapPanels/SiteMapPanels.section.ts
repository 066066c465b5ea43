import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './SiteMapPanels.schema.ts';
import { SiteMapPanels as View } from './SiteMapPanels.tsx';

const panels = [
  {
    id: 'map-bank',
    heading: 'Bank',
    groups: [
      {
        heading: 'Accounts',
        links: [
          { text: 'Checking', href: '/checking.html' },
          { text: 'Savings', href: '/savings.html' },
        ],
      },
      { heading: 'Certificates', links: [{ text: 'CD rates', href: '/cd-rates.html' }] },
    ],
  },
  {
    id: 'map-borrow',
    heading: 'Borrow',
    groups: [
      {
        heading: 'Loans',
        links: [
          { text: 'Personal loans', href: '/personal-loan.html' },
          { text: 'Auto loans', href: '/auto-loan.html' },
        ],
      },
    ],
  },
];

export const section = defineSection({
  name: 'SiteMapPanels',
  group: 'Articles and search',
  summary: 'The pages of the site by part, for a site map.',
  synonyms: ['page index', 'all pages', 'directory'],
  schema,
  View,
  examples: {
    /** The first panel is open. */
    default: { heading: 'All pages', panels },
    /** In Spanish. */
    spanish: {
      heading: 'Todas las páginas',
      panels: [
        {
          id: 'mapa-ahorrar',
          heading: 'Ahorrar',
          groups: [{ heading: 'Cuentas', links: [{ text: 'Tasas de CD', href: '/es/cd-rates.html' }] }],
        },
      ],
    },
  },
  accessibility: [
    'Each part is a native disclosure with an announced state; several can be open at once.',
    'The links of each subject are a list.',
  ],
});
