import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './PullFigure.schema.ts';
import { PullFigure as View } from './PullFigure.tsx';

export const section = defineSection({
  name: 'PullFigure',
  group: 'Openings and bands',
  summary: 'One huge figure with words beside it: the bold moment of a page.',
  synonyms: ['big number', 'hero figure', 'key number', 'callout'],
  schema,
  View,
  standsApart: true,
  examples: {
    /** A figure, what it means, and what to do about it. */
    default: {
      figure: '$25',
      heading: 'Opens a savings account',
      text: 'Open Steppingstone Savings with $25 and add what you can. There is no monthly fee to eat it up.',
      action: { text: 'Open Steppingstone Savings', href: '/contact-us.html' },
      note: 'The minimum opening deposit of Steppingstone Savings.',
    },
    /** On the brand’s dark color, with words below the figure. */
    brand: {
      figure: '0%',
      figureText: 'introductory APR for 12 months',
      heading: 'A year to pay for something large',
      text: 'Divide the price by twelve, and pay that much each month.',
      action: { text: 'See the Harbor Card', href: '/credit-cards.html' },
      note: 'After the introductory period a variable APR applies.',
      tone: 'brand',
    },
    /** The least, on a panel. */
    least: {
      figure: '339',
      heading: 'branches in 20 states',
      note: 'On November 16, 2026.',
      tone: 'quiet',
    },
    /** The longest figure that fits on a phone. */
    longest: {
      figure: '$250,000',
      figureText: 'per depositor, for each category of ownership',
      heading: 'Insured, whatever happens to the bank that holds your deposits',
      text: 'If a bank fails, the insurance pays what each depositor has in it, up to this sum, mostly on the next business day.',
      note: 'Deposits are insured by the FDIC up to the legal limit.',
    },
    /** In Spanish. */
    spanish: {
      figure: '$25',
      heading: 'Con esto basta para empezar',
      text: 'Abra la cuenta con $25 y agregue lo que pueda.',
      note: 'El depósito mínimo para abrir el Ahorro Steppingstone.',
    },
  },
  accessibility: ['A region named by its heading.', 'The figure is text, with what it is directly after it.'],
});
