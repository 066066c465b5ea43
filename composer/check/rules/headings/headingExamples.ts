import { examplePage, type ProblemExamples, textPage } from '#composer/problems/problemExample.ts';
import type { headingCodes } from './headingCodes.ts';

export const headingExamples: ProblemExamples<typeof headingCodes> = {
  'no-main-heading': {
    'savings.json': examplePage([], {
      sections: [{ component: 'RichText', props: { text: 'Save a little each month.' } }],
    }),
  },
  'second-main-heading': {
    'savings.json': examplePage([{ component: 'HeroBanner', props: { heading: 'Save each month' } }]),
  },
  'heading-skip': { 'savings.json': textPage('#### Fees\n\nThere are none.') },
};
