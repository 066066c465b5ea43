import type { GuidanceOfSections } from './SectionGuidance.ts';

const house = { src: '/media/hero-house.svg', alt: '', width: 420, height: 400 };
const open = { text: 'Open a CD', href: '/contact-us.html' };
const call = { text: 'Talk to a banker', href: '/contact-us.html' };

/** Openings of pages, and bands across them. */
export const bands: GuidanceOfSections = {
  HeroBanner: {
    do: [
      {
        text: 'Make one promise that the page keeps, with one main action and at most one other.',
        props: {
          eyebrow: 'Home loans',
          heading: 'A local lender, from the first question to the keys',
          text: 'See rates for your state in a minute, without leaving your name.',
          actions: [{ text: 'See mortgage rates', href: '/mortgage-rates.html' }, call],
          image: house,
        },
      },
      'Put conditions of the promise in the note below it.',
    ],
    dont: [
      {
        text: 'Don’t tell the whole story here: long headings push it below the window.',
        props: {
          heading:
            'Welcome to our award-winning family of home lending solutions for buyers, builders, owners, and investors in every stage of life',
          text: 'For generations we have been committed to excellence in everything we do. Whether you are buying your first home, your next home, a home for the weekend, or a home for your parents, our team of dedicated professionals will be with you at every step of your journey.',
          actions: [{ text: 'Learn more', href: '/mortgage-rates.html' }],
        },
      },
      'Don’t use a second one on a page.',
    ],
  },
  MediaBand: {
    do: ['Show people and places of one story, with a caption that adds a fact.'],
    dont: ['Don’t use it to fill space between two sections.'],
  },
  StatBand: {
    do: [
      {
        text: 'Choose figures that help to decide, each with what it is and where it comes from.',
        props: {
          heading: 'What it takes to begin',
          stats: [
            { figure: '$25', text: 'opens an account', note: 'Harbor Savings' },
            { figure: '10', text: 'minutes to open it', note: 'With your ID at hand' },
            { figure: '$0', text: 'a month', note: 'With direct deposit' },
          ],
          tone: 'brand',
        },
      },
    ],
    dont: [
      {
        text: 'Don’t count what matters only to the bank.',
        props: {
          heading: 'Our success in numbers',
          stats: [
            { figure: '17', text: 'committees', note: 'Since 1998' },
            { figure: '4,212', text: 'printers', note: 'Since 1998' },
            { figure: '100%', text: 'commitment', note: 'Since 1998' },
          ],
        },
      },
    ],
  },
  PullFigure: {
    do: [
      {
        text: 'Give the strongest number of the page all the room, and say its condition in the note.',
        props: {
          figure: '$0',
          figureText: 'a month',
          heading: 'Checking without a fee',
          text: 'With direct deposit of $500 or more.',
          action: { text: 'See checking', href: '/checking.html' },
          note: 'Otherwise $8 a month.',
        },
      },
    ],
    dont: ['Don’t use it twice on a page, or for a number that needs a table.'],
  },
  Quote: {
    do: [
      {
        text: 'Quote a sentence that only this person could say, and name the person.',
        props: {
          text: 'They told me which loan I did not need.',
          name: 'Rosa Alvarez',
          role: 'Bakery owner, Portland',
        },
      },
    ],
    dont: [
      {
        text: 'Don’t put praise into a mouth that nobody knows.',
        props: { text: 'Best bank ever! Highly recommended!', name: 'A satisfied customer' },
      },
    ],
  },
  StickyCallToAction: {
    do: ['Repeat the main action of the page in the same words.'],
    dont: ['Don’t use it on pages that are shorter than two windows.'],
  },
  FeatureSplit: {
    do: [
      {
        text: 'Let picture and words say one thing, in up to three points.',
        props: {
          heading: 'A little every month, and it adds up',
          text: 'We move it on the day your pay arrives.',
          points: ['$25 opens the account', 'Skip a month at any time'],
          actions: [open],
          image: { src: '/media/scene-kitchen.svg', alt: '', width: 960, height: 720 },
        },
      },
      'Change sides from one to the next.',
    ],
    dont: ['Don’t use it for a picture whose edges matter: it is cropped.'],
  },
};
