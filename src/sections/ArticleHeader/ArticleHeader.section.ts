import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './ArticleHeader.schema.ts';
import { ArticleHeader as View } from './ArticleHeader.tsx';

const image = { src: '/media/ladder.svg', alt: '', width: 480, height: 300 };

export const section = defineSection({
  name: 'ArticleHeader',
  group: 'Articles and search',
  summary: 'Opens an article with its topic, its heading and what the reader will learn.',
  synonyms: ['article heading', 'article title', 'story header', 'post header'],
  schema,
  View,
  pictures: {
    image: (props) => ({
      xs: props.image?.alt === '' ? 'hidden' : { share: 1 },
      lg: { share: 4 / 11, gaps: 8 },
    }),
  },
  jsonLd: ({ image: picture }, { origin, path, title, media }) => [
    {
      '@type': 'Article',
      headline: title,
      mainEntityOfPage: new URL(path, origin).href,
      ...(picture && { image: new URL(media(picture.src), origin).href }),
    },
  ],
  examples: {
    /** The topic, the heading and a summary. */
    default: {
      superhead: 'Saving',
      heading: 'How a CD ladder keeps some of your money within reach',
      text: 'Five certificates, one that comes due each year, and how to start with less than you think.',
    },
    /** With a picture on large screens. */
    pictured: {
      superhead: 'Saving',
      heading: 'How a CD ladder works',
      text: 'Five certificates, and one that comes due each year.',
      image,
    },
    /** An image with alternative text shows on every screen. */
    diagram: {
      superhead: 'Saving',
      heading: 'How a CD ladder works',
      image: { ...image, alt: 'Five steps, one for each year until the money is back.' },
    },
    /** Only the heading. */
    headingOnly: { heading: 'What to do when your card is gone' },
    /** Long words break and do not widen the page. */
    longWords: {
      superhead: 'Small business and commercial banking',
      heading: 'Everything that a new company has to know about merchant accounts and chargebacks',
      text: 'From the first payment by card to the thousandth: what it costs, when the money comes, and what to do when a customer wants it back.',
    },
    /** In Spanish. */
    spanish: {
      superhead: 'Ahorro',
      heading: 'Cómo funciona una escalera de certificados',
      text: 'Cinco certificados, y cada año uno que vence.',
    },
    /** In Chinese, with the system’s fonts. */
    chinese: { superhead: '储蓄', heading: '阶梯存款如何运作', text: '五笔定期存款，每年有一笔到期。' },
  },
  accessibility: ['The heading is the page’s only h1.', 'The topic is read out before the heading.'],
});
