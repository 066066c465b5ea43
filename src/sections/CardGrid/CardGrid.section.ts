import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './CardGrid.schema.ts';
import { CardGrid as View } from './CardGrid.tsx';

const cards = [
  {
    icon: 'savings',
    heading: 'Savings',
    text: 'Set money aside and reach it when you need it.',
    link: { text: 'Compare savings accounts', href: '/savings.html' },
  },
  {
    icon: 'certificate',
    heading: 'Certificates of deposit',
    text: 'A fixed rate for a fixed time.',
    link: { text: 'See CD rates', href: '/cd-rates.html' },
  },
  {
    icon: 'home',
    heading: 'Home loans',
    text: 'A local lender from the first question to the keys.',
    link: { text: 'Request a call', href: '/contact-us.html' },
  },
] as const;

export const section = defineSection({
  name: 'CardGrid',
  group: 'Products',
  summary: 'Two to four columns of cards with links.',
  synonyms: ['cards', 'tiles', 'features', 'teasers', 'product cards'],
  schema,
  View,
  pictures: {
    'cards.image': ({ columns }) => ({
      xs: { share: 1 },
      md: { share: 1 / 2, gaps: 2.5 },
      lg: { share: 1 / columns, gaps: 2.5 * (columns - 1) },
      shape: 2,
    }),
  },
  standsApart: true,
  examples: {
    /** Three cards with icons under a heading. */
    default: {
      heading: 'What can we help you with?',
      text: 'Three places where most people start.',
      cards: [...cards],
    },
    /** Four cards on a quiet panel. */
    quietFour: {
      heading: 'Why people choose a certificate',
      columns: 4,
      tone: 'quiet',
      cards: [
        { icon: 'lock', heading: 'A rate that stays', text: 'Fixed from the first day to the last.' },
        { icon: 'shield', heading: 'Insured', text: 'Up to the legal limit per depositor.' },
        { icon: 'calendar', heading: 'Your term', text: 'From 6 to 60 months.' },
        { icon: 'leaf', heading: 'Renews by itself', text: 'With ten days to change your mind.' },
      ],
    },
    /** Cards with a picture at the top. */
    pictures: {
      heading: 'Plan ahead',
      columns: 2,
      cards: [
        {
          image: { src: '/media/savings.svg', alt: '', width: 480, height: 300 },
          heading: 'Build a ladder',
          text: 'Open several certificates with different terms.',
          link: { text: 'Read how a ladder works', href: '#ladder' },
        },
        {
          heading: 'Long words: Wohngebäudeversicherungsbedingungen',
          text: 'A card holds long words without breaking the page.',
        },
      ],
    },
    /** In Spanish. */
    spanish: {
      heading: '¿Por dónde quiere empezar?',
      columns: 2,
      cards: [
        {
          icon: 'savings',
          heading: 'Guardar dinero',
          text: 'Una tasa fija de 6 a 60 meses.',
          link: { text: 'Comparar las tasas', href: '/es/cd-rates.html' },
        },
        {
          icon: 'phone',
          heading: 'Hablar con alguien',
          text: 'Le atendemos en español todos los días.',
          link: { text: 'Llamar al 800-555-0142', href: 'tel:+18005550142' },
        },
      ],
    },
    /** A single card keeps a readable width. */
    single: {
      heading: 'One more thing',
      tone: 'quiet',
      cards: [{ heading: 'Keep your receipt', text: 'It shows the rate of the day.' }],
    },
  },
  accessibility: [
    'Cards are a list; each card has at most one link.',
    'The focus ring surrounds the whole card.',
  ],
});
