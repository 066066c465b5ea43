import { defineSection } from '#section-kit/defineSection.ts';
import { offerColumns } from './offerColumns.ts';
import { schema } from './ProductOffers.schema.ts';
import { ProductOffers as View } from './ProductOffers.tsx';

const picture = (name: string) => ({ src: `/media/${name}.svg`, alt: '', width: 480, height: 300 });

export const section = defineSection({
  name: 'ProductOffers',
  group: 'Products',
  summary: 'Offers side by side, each with its key number. For the top of a home page.',
  schema,
  View,
  pictures: {
    'offers.image': ({ offers: { length } }) => {
      const { medium, large } = offerColumns(length);
      return {
        xs: { share: 1 },
        md: { share: 1 / medium, gaps: 2.5 * (medium - 1) },
        lg: { share: 1 / large, gaps: 2.5 * (large - 1) },
        shape: 5 / 2,
      };
    },
  },
  standsApart: true,
  examples: {
    /** Three products with their figures. */
    default: {
      heading: 'What people open most',
      offers: [
        {
          image: picture('certificate'),
          product: 'Certificates of deposit',
          heading: 'Standard CD',
          figure: { before: 'Up to', value: '4.13%', unit: 'APY' },
          text: 'For 12 months, from $1,000.',
          action: { text: 'Compare CD rates', href: '/cd-rates.html' },
        },
        {
          image: picture('keys'),
          product: 'Mortgages',
          heading: '30-year fixed',
          figure: { value: '6.500%', unit: 'rate' },
          text: '6.697% APR with 0.75 points, to buy a home that you live in.',
          action: { text: 'See rates in your state', href: '/mortgage-rates.html' },
        },
        {
          image: picture('card-harbor'),
          product: 'Credit cards',
          heading: 'Harbor Card',
          figure: { value: '0%', unit: 'intro APR' },
          text: 'For 12 months on purchases and transfers; after that a variable APR of 18.24% to 28.24%, which depends on your credit.',
          action: { text: 'Compare the cards', href: '/credit-cards.html' },
        },
      ],
    },
    /** On a quiet panel, with an introduction, long words and no images. */
    quiet: {
      heading: 'For your business',
      text: 'Prices stand beside the offer.',
      tone: 'quiet',
      offers: [
        {
          product: 'Checking',
          heading: 'Everyday Business Checking for companies with many employees',
          text: 'Interest on the whole balance.',
          action: { text: 'See business checking', href: '/business-checking.html' },
        },
        {
          product: 'Merchant services',
          heading: 'Card payments',
          figure: { value: '2 days', unit: 'to your account' },
          text: 'One price for every card.',
          action: { text: 'See what it costs', href: '/business/merchant-financing.html' },
        },
      ],
    },
    /** In Spanish. */
    spanish: {
      heading: 'Lo que más se abre',
      offers: [
        {
          image: picture('certificate'),
          product: 'Certificados de depósito',
          heading: 'CD estándar',
          figure: { before: 'Hasta', value: '4.13%', unit: 'APY' },
          text: 'Por 12 meses, desde $1,000.',
          action: { text: 'Comparar las tasas', href: '/es/cd-rates.html' },
        },
        {
          product: 'Tarjetas de crédito',
          heading: 'Tarjeta Harbor',
          figure: { value: '0%', unit: 'APR inicial' },
          text: 'Por 12 meses en compras.',
          action: { text: 'Comparar las tarjetas', href: '/es/credit-cards.html' },
        },
      ],
    },
  },
  accessibility: [
    'The offers are a list in a region named by its heading; each has a heading of its own.',
    'The number and its unit are read as one phrase.',
    'Action texts make sense without the card.',
  ],
});
