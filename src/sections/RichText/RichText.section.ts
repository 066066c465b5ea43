import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './RichText.schema.ts';
import { RichText as View } from './RichText.tsx';

export const section = defineSection({
  name: 'RichText',
  group: 'Text and media',
  summary: 'Running text with headings, lists, tables, links, notes and placeholders.',
  synonyms: ['text', 'markdown', 'paragraph', 'body', 'copy', 'prose', 'article'],
  schema,
  View,
  pictures: {
    image: ({ image }) => ({
      xs: image?.alt === '' ? 'hidden' : { share: 1 },
      lg: { share: 4 / 11, gaps: 8 },
    }),
  },
  examples: {
    /** Headings, paragraphs, lists and a quotation. */
    default: {
      text: '## How a certificate works\n\nYou deposit an amount once and leave it for the **whole term**. The rate is fixed on the day you open it.[^apy]\n\n- Terms from 6 to 60 months\n- From $1,000\n- Interest paid monthly or at the end\n\nRead more about [our rates](/cd-rates.html).',
    },
    /** Placeholders show the author’s fallback until the browser fills them in. */
    placeholders: {
      text: 'Good to see you, {firstname|neighbor}. Rates below are for zip code {zipcode|of your branch} as of {date|today}.',
    },
    /** A table that scrolls on small screens. */
    table: {
      text: '## Penalties for early withdrawal\n\n| Term | Penalty |\n| --- | --- |\n| Up to 12 months | 90 days of interest |\n| 13 to 36 months | 180 days of interest |\n| Over 36 months | 365 days of interest |',
    },
    /** The heading is beside a short text. */
    headingBeside: {
      heading: 'What it costs',
      text: '| What | How much |\n| --- | --- |\n| Paper statements | $2 a month |\n| Stop payment | $20 |\n\nThere is no charge for online statements.',
    },
    /** With a picture. */
    pictured: {
      text: '## Build a ladder\n\nA ladder keeps some of your money within reach and the rest at work.',
      image: { src: '/media/ladder.svg', alt: '', width: 480, height: 300 },
      tone: 'quiet',
    },
    /** On a quiet panel. */
    quiet: {
      text: '> A certificate suits money that has a date.\n\nEverything else belongs in savings.',
      tone: 'quiet',
    },
    /** In Chinese, with the system’s fonts. */
    chinese: {
      text: '## 定期存款如何运作\n\n您一次性存入一笔资金，并在整个期限内保留。利率在开户当天固定。',
    },
  },
  accessibility: ['Tables have row and column headers and scroll by keyboard.', 'Headings start at level 2.'],
});
