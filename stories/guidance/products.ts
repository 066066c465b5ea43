import type { GuidanceOfSections } from './SectionGuidance.ts';

const link = (text: string) => ({ text, href: '/savings.html' });

/** Products and ways to choose one. */
export const products: GuidanceOfSections = {
  CardGrid: {
    do: [
      {
        text: 'Give all cards the same parts, with texts of about the same length.',
        props: {
          heading: 'What can we help you with?',
          cards: [
            { icon: 'savings', heading: 'Savings', text: 'Set money aside.', link: link('See savings') },
            { icon: 'certificate', heading: 'CDs', text: 'Fix a rate.', link: link('See CDs') },
            { icon: 'home', heading: 'Home loans', text: 'Buy or refinance.', link: link('See loans') },
          ],
        },
      },
    ],
    dont: [
      {
        text: 'Don’t mix cards with and without a link, an icon, or a text.',
        props: {
          heading: 'What can we help you with?',
          cards: [
            { icon: 'savings', heading: 'Savings' },
            {
              heading: 'Certificates of deposit for every plan you have',
              text: 'A fixed rate for a fixed time, from 6 to 60 months, with interest paid monthly, quarterly, or at the end of the term.',
              link: link('Click here'),
            },
            { icon: 'home', heading: 'Home loans', text: 'Buy or refinance.' },
          ],
        },
      },
      'Don’t use more than eight: that is a list.',
    ],
  },
  ProductStrip: {
    do: [
      {
        text: 'Show the one figure by which visitors compare, with its unit.',
        props: {
          heading: 'Popular now',
          products: [
            { name: 'Savings', figure: '$25', figureText: 'opens it', link: link('See savings') },
            { name: 'Checking', figure: '$0', figureText: 'a month', link: link('See checking') },
            { name: 'Certificates', figure: '60', figureText: 'months at most', link: link('See CDs') },
          ],
        },
      },
    ],
    dont: ['Don’t mix figures that cannot be compared, such as a rate, a year, and a number of branches.'],
  },
  ComparisonTable: {
    do: ['Name rows in the visitor’s words, and put what differs first.', 'Mark the best value of a row.'],
    dont: ['Don’t list what is the same for all products.', 'Don’t answer with “Yes” what has a condition.'],
  },
  ProductOffers: {
    do: ['Lead with the number, and end with what to do.'],
    dont: ['Don’t show an offer after its last day.'],
  },
  Recommender: {
    do: ['Ask up to five questions, each of which changes the recommendation.'],
    dont: ['Don’t ask what the visitor cannot know yet, such as a credit score in points.'],
  },
  RecommenderStep: {
    do: ['Write answers as the visitor would say them: “I need it within a year”.'],
    dont: ['Don’t offer an answer that leads nowhere.'],
  },
};
