import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './Recommender.schema.ts';
import { Recommender as View } from './Recommender.tsx';

export const section = defineSection({
  name: 'Recommender',
  group: 'Products',
  summary: 'Asks one question at a time and leads to the product that fits the answers.',
  synonyms: ['wizard', 'product finder', 'product selector', 'quiz', 'guided selling'],
  schema,
  View,
  slots: {
    steps: {
      title: 'Steps',
      description: 'Questions and recommendations; the first one is where visitors begin.',
      only: 'RecommenderStep',
      // The panel around the steps has padding.
      column: { xs: { share: 1, gaps: 5 }, md: { share: 1, gaps: 10 } },
    },
  },
  examples: {
    /** The recommender without its steps. */
    default: {
      heading: 'Which account is yours?',
      text: 'Three questions at most. Your answers stay in this browser.',
    },
    /** In Spanish. */
    spanish: { heading: '¿Cuál es su cuenta?', text: 'Tres preguntas a lo más.' },
  },
  accessibility: [
    'Focus moves to the heading of each new step, so that it is read out.',
    'The browser’s Back button goes back one step, like the Back button of the section.',
    'Without JavaScript, all steps are shown and answers are links.',
  ],
});
