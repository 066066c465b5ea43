import { referenceParameter } from '#forms/post/referenceParameter.ts';
import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './HeroBanner.schema.ts';
import { HeroBanner as View } from './HeroBanner.tsx';
import { shapeOf } from './HeroBanner.styles.ts';

const image = { src: '/media/hero-home.svg', alt: '', width: 420, height: 400 };

export const section = defineSection({
  name: 'HeroBanner',
  group: 'Openings and bands',
  summary: 'Opens a page with its heading, one clear promise and where to start.',
  synonyms: ['hero', 'banner', 'masthead', 'jumbotron', 'page header'],
  schema,
  View,
  // For a page that confirms a form.
  request: { method: 'get', fields: ({ sent }) => (sent ? [referenceParameter] : []) },
  pictures: {
    image: ({ tone, mask }) =>
      mask === 'bleed'
        ? { xs: { window: 1, max: 66 }, lg: { window: 0.5, max: 60 }, shape: shapeOf.bleed }
        : {
            ...(mask !== 'none' && { shape: shapeOf[mask] }),
            ...(tone === 'light'
              ? // The styles limit its height on wide windows; this is the resulting width.
                { xs: 6, md: 15 }
              : {
                  xs: 7.5,
                  md: { share: 4 / 11, gaps: 4, max: 25 },
                  lg: { share: 4 / 11, gaps: 8, max: 25 },
                }),
          },
  },
  examples: {
    /** The page’s promise with its actions and picture. */
    default: {
      eyebrow: 'Certificates of deposit',
      heading: 'A fixed rate for the plans you have already made',
      text: 'Choose a term from 6 to 60 months and know on day one what you will have at the end.',
      actions: [
        { text: 'See today’s rates', href: '#rates' },
        { text: 'Talk to a banker', href: '/contact-us.html' },
      ],
      image,
      note: 'Early withdrawal may reduce earnings.',
    },
    /** The picture with the corners of a card instead of the brand’s mask. */
    cardMask: {
      heading: 'A question about your account?',
      text: 'We answer the telephone every day, in English and in Spanish.',
      actions: [{ text: 'Call 800-555-0142', href: 'tel:+18005550142' }],
      image: { src: '/media/on-the-line.svg', alt: '', width: 600, height: 400 },
      mask: 'card',
    },
    /** A scene that fills its half to the edge of the window. */
    scene: {
      eyebrow: 'Home equity',
      heading: 'Your house has saved for you. Here is what it can lend',
      text: 'A line for as you go, a loan for the known cost.',
      actions: [{ text: 'See your rate', href: '#rates' }],
      image: { src: '/media/sofa-plans.svg', alt: '', width: 600, height: 400 },
      mask: 'bleed',
      tone: 'light',
    },
    /** The same on the brand’s own color. */
    deepScene: {
      heading: 'A plan first, products later',
      text: 'An advisor begins with what you want to be able to do, and when.',
      actions: [{ text: 'Meet an advisor', href: '/appointments.html' }],
      image: { src: '/media/sofa-plans.svg', alt: '', width: 600, height: 400 },
      mask: 'bleed',
    },
    /** On a light background. */
    light: {
      heading: 'Contact us',
      text: 'Tell us what you need; we answer within one business day.',
      tone: 'light',
    },
    /** On a page that confirms a form: this is shown without a reference number. */
    confirming: {
      heading: 'Your application',
      text: 'If you have sent an application, a banker reads it within one business day.',
      sent: { heading: 'We have your application', text: 'A banker reads it within one business day.' },
      tone: 'light',
    },
    /** Only the heading. */
    headingOnly: { heading: 'Financing calculator' },
    /** Long words break and do not widen the page. */
    longWords: {
      eyebrow: 'Small business and commercial banking services',
      heading:
        'Everything your business needs to receive, keep, move and borrow money, explained without small talk',
      text: 'From the first account to the tenth location: one team that knows your numbers, answers the telephone and decides locally, with clear prices for everything that we do.',
      actions: [{ text: 'Open a business account', href: '/open.html' }],
    },
    /** In Spanish. */
    spanish: {
      eyebrow: 'Certificados de depósito',
      heading: 'Una tasa fija para los planes que ya tiene',
      text: 'Elija un plazo de 6 a 60 meses y sepa desde el primer día cuánto tendrá al final.',
      actions: [{ text: 'Ver las tasas de hoy', href: '#rates' }],
      image,
    },
    /** In Chinese, with the system’s fonts. */
    chinese: {
      eyebrow: '定期存款',
      heading: '为您已有的计划锁定利率',
      text: '期限从 6 个月到 60 个月，开户当天就知道到期时的金额。',
      actions: [{ text: '查看今日利率', href: '#rates' }],
      tone: 'light',
      image,
    },
  },
  accessibility: [
    'The heading is the page’s only h1.',
    'The image is decorative unless it has alternative text.',
    'Link texts are distinguishable out of context.',
  ],
});
