import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './FeatureSplit.schema.ts';
import { FeatureSplit as View } from './FeatureSplit.tsx';

const kitchen = {
  src: '/media/scene-kitchen.svg',
  alt: 'A woman works on a laptop at the kitchen table; her son draws beside her.',
  width: 960,
  height: 720,
};
const advisor = {
  src: '/media/scene-advisor.svg',
  alt: 'An advisor and a client look at a plan on paper.',
  width: 960,
  height: 720,
};

export const section = defineSection({
  name: 'FeatureSplit',
  group: 'Text and media',
  summary: 'A large picture to the edge of the window, with words beside it.',
  synonyms: ['split', 'media and text', 'feature', 'image and text', 'fifty-fifty'],
  schema,
  View,
  pictures: {
    image: { xs: { window: 1, max: 48 }, md: { window: 0.5, max: 60 }, shape: 4 / 3 },
  },
  standsApart: true,
  examples: {
    /** The picture before the words, with points and an action. */
    default: {
      eyebrow: 'Steppingstone Savings',
      heading: 'A little every month, and it adds up',
      text: 'Choose an amount you will not miss. We move it on the day your pay arrives, and pay more in months in which you add.',
      points: [
        '$25 opens the account, and no fee keeps it open',
        'Change the amount, or skip a month, at any time',
        'Up to ten goals, each with a name and a date',
      ],
      actions: [{ text: 'Open Steppingstone Savings', href: '/contact-us.html' }],
      image: kitchen,
    },
    /** On the brand’s dark color, with the picture after the words. */
    brand: {
      heading: 'The first talk is about you',
      text: 'Half an hour of questions: what you want to be able to do, and when. Bring what you have; leave with three things to do next.',
      actions: [
        { text: 'Ask for a first talk', href: '/contact-us.html' },
        { text: 'What it costs', href: '#cost' },
      ],
      image: advisor,
      side: 'end',
      tone: 'brand',
    },
    /** The least: a heading, a sentence, and a decorative picture. */
    least: {
      heading: 'Made by hand',
      text: 'Small shops are most of what we lend to.',
      image: { src: '/media/band-bakery.svg', alt: '', width: 640, height: 480 },
      tone: 'quiet',
    },
    /** Long words and texts make the half higher, and the picture with it. */
    longest: {
      eyebrow: 'Small business and commercial banking services',
      heading:
        'Everything your business needs to receive, keep, move and borrow money, explained without small talk',
      text: 'From the first account to the tenth location: one team that knows your numbers, answers the telephone and decides locally, with clear prices for everything that we do, and a person who calls you back on the day you ask.',
      points: [
        'Two hundred transactions a month are included in every account, whichever tier you choose',
        'Deposits by phone, at a branch or through the night safe are there the next business morning',
        'Payroll, cards for employees and receipts by person, in one place',
        'Wohngebäudeversicherungsbedingungen and other long words do not widen the page',
      ],
      actions: [
        { text: 'Open a business account', href: '/business-checking.html' },
        { text: 'Talk to a business banker', href: '/contact-us.html' },
      ],
      image: {
        src: '/media/band-workshop.svg',
        alt: 'A mechanic repairs a bicycle.',
        width: 640,
        height: 480,
      },
      side: 'end',
    },
    /** In Spanish. */
    spanish: {
      eyebrow: 'Ahorro Steppingstone',
      heading: 'Un poco cada mes, y se nota',
      text: 'Elija una cantidad que no le haga falta. La movemos el día en que llega su pago.',
      points: ['Se abre con $25 y no tiene cargo mensual'],
      actions: [{ text: 'Abrir la cuenta', href: '/es/contact-us.html' }],
      image: { ...kitchen, alt: 'Una mujer trabaja en la mesa de la cocina; su hijo dibuja a su lado.' },
    },
  },
  accessibility: [
    'A region named by its heading.',
    'The picture comes first for everyone, wherever it is shown; it is decorative unless it has alternative text.',
    'The points are a list; their check marks are decorative.',
  ],
});
