import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './ComparisonTable.schema.ts';
import { ComparisonTable as View } from './ComparisonTable.tsx';
import { chosenParameter } from './compared.ts';
import { words } from './ComparisonTable.words.ts';

const link = (text: string) => ({ text, href: '/savings.html' });
const apply = { text: 'Open', href: '/contact-us.html' };

const accounts = [
  {
    id: 'harbor',
    name: 'Harbor Savings',
    values: ['$25', '$4, none with $300', 'Any hour'],
    link: link('See Harbor Savings'),
    apply: { ...apply, label: 'Open Harbor Savings' },
  },
  {
    id: 'keystone',
    name: 'Keystone Money Market',
    values: ['$100', '$10, none with $2,500', 'Any hour, and by check'],
    link: link('See Keystone Money Market'),
    apply: { ...apply, label: 'Open Keystone Money Market' },
  },
  {
    id: 'steppingstone',
    name: 'Steppingstone Savings',
    values: ['$25', 'None', 'Any hour'],
    link: link('See Steppingstone Savings'),
    apply: { ...apply, label: 'Open Steppingstone Savings' },
  },
];

export const section = defineSection({
  name: 'ComparisonTable',
  group: 'Products',
  summary: 'Compares products side by side; visitors choose three, or two on small screens.',
  synonyms: ['compare', 'product comparison', 'comparison', 'versus'],
  schema,
  View,
  pictures: { 'products.image': { xs: { share: 0.32, max: 9 } } },
  words,
  request: { method: 'get', fields: [chosenParameter] },
  examples: {
    /** More products than columns. */
    default: {
      heading: 'Accounts side by side',
      text: 'Choose those that you are thinking about.',
      caption: 'What each account costs and does',
      rows: [
        { label: 'To open it', best: 'lowest' },
        {
          label: 'Monthly fee',
          help: 'Charged for each statement period, unless the balance stays as high as shown.',
        },
        { label: 'Taking money out' },
      ],
      products: [
        ...accounts,
        {
          id: 'everyday',
          name: 'Everyday Interest Checking',
          values: ['$50', '$8, none with $1,500', 'Any hour, by card and by check'],
          link: link('See Everyday Interest Checking'),
        },
      ],
    },
    /** Two products with pictures, which leave nothing to choose. */
    twoProducts: {
      heading: 'One or the other',
      caption: 'Two cards',
      rows: [{ label: 'Annual fee' }, { label: 'Rewards' }],
      products: [
        {
          id: 'tide',
          name: 'Tide Card',
          image: { src: '/media/card-tide.svg', alt: '', width: 480, height: 300 },
          values: ['None', '2% back on groceries and gas'],
          link: { text: 'See the Tide Card', href: '/credit-cards.html' },
        },
        {
          id: 'summit',
          name: 'Summit Card',
          image: { src: '/media/card-summit.svg', alt: '', width: 480, height: 300 },
          values: ['$95', '3 points a dollar on travel'],
          link: { text: 'See the Summit Card', href: '/credit-cards.html' },
        },
      ],
    },
    /** In Spanish. */
    spanish: {
      heading: 'Las cuentas, una junto a otra',
      caption: 'Lo que cuesta y hace cada cuenta',
      rows: [
        { label: 'Para abrirla' },
        { label: 'Cargo mensual', help: 'Se cobra en cada período si el saldo baja de lo indicado.' },
      ],
      products: [
        {
          id: 'harbor',
          name: 'Harbor Savings',
          values: ['$25', '$4, o nada con $300'],
          link: { text: 'Ver la primera cuenta', href: '/es/savings.html' },
        },
        {
          id: 'keystone',
          name: 'Keystone Money Market',
          values: ['$100', '$10, o nada con $2,500'],
          link: { text: 'Ver la segunda cuenta', href: '/es/savings.html' },
        },
        {
          id: 'steppingstone',
          name: 'Steppingstone Savings',
          values: ['$25', 'No hay'],
          link: { text: 'Ver la tercera cuenta', href: '/es/savings.html' },
        },
      ],
    },
  },
  accessibility: [
    'A table with a caption, column headers and row headers; columns that are not chosen are not in it.',
    'Changed selections are announced.',
    'The best value of a row is marked by a word, not by its color alone.',
    'A link to a footnote’s reference in a column that is not shown brings the column back and moves focus to it.',
    'The help of a row is the description of its button; Escape or a click outside hides it.',
    'The sticky header repeats names visually only, and never covers the focused element.',
    'Without JavaScript the table has all products.',
  ],
});
