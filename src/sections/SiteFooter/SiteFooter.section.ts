import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './SiteFooter.schema.ts';
import { SiteFooter as View } from './SiteFooter.tsx';
import { words } from './SiteFooter.words.ts';

const columns = [
  {
    heading: 'Bank',
    links: [
      { text: 'CD rates', href: '/cd-rates.html' },
      { text: 'Savings', href: '/savings.html' },
    ],
  },
  { heading: 'Borrow', links: [{ text: 'Financing calculator', href: '/financing-calculator.html' }] },
  {
    heading: 'Help',
    links: [
      { text: 'Contact us', href: '/contact-us.html' },
      { text: 'Search', href: '/search.html' },
    ],
  },
];

export const section = defineSection({
  name: 'SiteFooter',
  group: 'Page frame',
  summary: 'Ends every page: links, contact and the statements a bank must make.',
  synonyms: ['footer', 'page footer'],
  schema,
  View,
  sticky: 'stop',
  words,
  provides: ({ memberFdic, equalHousingLender }) => [
    ...(memberFdic ? (['insured-statement'] as const) : []),
    ...(equalHousingLender ? (['equal-housing-lender'] as const) : []),
  ],
  examples: {
    /** Links, contact, legal text and the signs that banks must show. */
    default: {
      columns,
      contact: 'Call [800-555-0142](tel:+18005550142), every day from 7 a.m. to 9 p.m. Eastern',
      languages: ['en', 'es', 'zh'],
      legal: ['Loans are subject to credit approval.'],
      legalLinks: [
        { text: 'Privacy', href: '/privacy.html' },
        { text: 'Accessibility', href: '/accessibility.html' },
      ],
      copyright: '© 2026 Elmstone Bank',
    },
    /** For pages that offer no deposits. */
    withoutDeposits: { columns: columns.slice(0, 1), memberFdic: false, copyright: '© 2026 Elmstone Bank' },
    /** In Spanish. */
    spanish: {
      columns: [{ heading: 'Ahorrar', links: [{ text: 'Tasas de CD', href: '/es/cd-rates.html' }] }],
      contact:
        'Llame al [800-555-0142](tel:+18005550142), todos los días de 7 a. m. a 9 p. m., hora del Este',
      languages: ['en', 'es'],
      legal: ['Los préstamos están sujetos a aprobación de crédito.'],
      copyright: '© 2026 Elmstone Bank',
    },
  },
  accessibility: ['Link groups are lists named by their headings inside one navigation landmark.'],
});
