import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './ProductStrip.schema.ts';
import { ProductStrip as View } from './ProductStrip.tsx';

const products = [
  {
    name: 'Harbor Savings',
    figure: '$25',
    figureText: 'opens it',
    link: { text: 'See rates', href: '/savings.html', label: 'See rates of Harbor Savings' },
  },
  {
    name: 'Harbor Card',
    figure: '0%',
    figureText: 'intro APR for 12 months',
    link: { text: 'See the card', href: '/credit-cards.html', label: 'See the card: Harbor Card' },
  },
  {
    name: 'Car loan',
    figure: '72',
    figureText: 'months at most',
    link: { text: 'See payments', href: '/auto-loan.html', label: 'See payments of a car loan' },
  },
];

export const section = defineSection({
  name: 'ProductStrip',
  group: 'Products',
  summary: 'Products in a compact row, each with one figure and a link.',
  synonyms: ['product row', 'product list', 'quick links', 'rate strip'],
  schema,
  View,
  standsApart: true,
  examples: {
    /** Three products. */
    default: { heading: 'Popular now', products },
    /** Five on the brand’s dark color. */
    brand: {
      heading: 'All ways to save',
      products: [
        ...products,
        {
          name: 'Certificates',
          figure: '60',
          figureText: 'months at most',
          link: { text: 'See terms', href: '/cd-rates.html', label: 'See terms of certificates' },
        },
        {
          name: 'Checking',
          figure: '$0',
          figureText: 'a month with direct deposit',
          link: { text: 'See checking', href: '/checking.html' },
        },
      ],
      note: 'Figures of an example.',
      tone: 'brand',
    },
    /** Two on a panel, with long texts. */
    longest: {
      heading: 'Accounts with names that are longer than anybody would say at a counter',
      products: [
        {
          name: 'Steppingstone Savings for people who add a little every month',
          figure: '$10,000.00',
          figureText:
            'is where the second tier begins, for all of the balance and not only for what is above',
          link: {
            text: 'See how the balance decides what the account earns in a month',
            href: '/savings.html',
          },
        },
        {
          name: 'Harbor Savings',
          figure: '$25',
          figureText: 'opens it',
          link: { text: 'Open it', href: '/contact-us.html' },
        },
      ],
      tone: 'quiet',
    },
    /** In Spanish. */
    spanish: {
      heading: 'Otras maneras de ahorrar',
      products: [
        {
          name: 'Ahorro Harbor',
          figure: '$25',
          figureText: 'para abrirla',
          link: { text: 'Ver las tasas', href: '/es/savings.html' },
        },
        {
          name: 'Certificados',
          figure: '60',
          figureText: 'meses como máximo',
          link: { text: 'Ver los plazos', href: '/es/cd-rates.html' },
        },
      ],
    },
  },
  accessibility: [
    'Products are a list; each has a heading and one link, which covers all of it.',
    'The focus ring surrounds the whole product.',
  ],
});
