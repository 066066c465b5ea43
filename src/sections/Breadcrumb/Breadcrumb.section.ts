import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './Breadcrumb.schema.ts';
import { Breadcrumb as View } from './Breadcrumb.tsx';
import { words } from './Breadcrumb.words.ts';

export const section = defineSection({
  name: 'Breadcrumb',
  group: 'Page frame',
  summary: 'Shows where the page is in the site, with links to the pages above it.',
  synonyms: ['breadcrumbs', 'trail'],
  schema,
  View,
  words,
  jsonLd: ({ trail, current }, { origin, path }) => [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [...trail, { text: current, href: path }].map(({ text, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: text,
        item: new URL(href, origin).href,
      })),
    },
  ],
  examples: {
    /** The path from the home page to this one. */
    default: {
      trail: [
        { text: 'Home', href: '/' },
        { text: 'Bank', href: '/bank.html' },
      ],
      current: 'CD rates',
    },
    /** Too long to fit: the middle steps are collapsed until the visitor expands them. */
    long: {
      trail: [
        { text: 'Home', href: '/' },
        { text: 'Small business and commercial banking', href: '/business.html' },
        { text: 'Loans, lines of credit and equipment financing', href: '/business/loans.html' },
      ],
      current: 'Frequently asked questions about equipment financing for new companies',
    },
    /** A page directly below the home page. */
    onePageUp: { trail: [{ text: 'Home', href: '/' }], current: 'Contact us' },
    /** In Spanish. */
    spanish: { trail: [{ text: 'Inicio', href: '/es/' }], current: 'Tasas de CD' },
  },
  accessibility: [
    'A navigation landmark with a name.',
    'The current page is marked as current and is not a link.',
  ],
});
