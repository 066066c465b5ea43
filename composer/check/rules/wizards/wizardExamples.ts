import { examplePage, exampleSite, type ProblemExamples } from '#composer/problems/problemExample.ts';
import type { wizardCodes } from './wizardCodes.ts';

const step = (id: string, answers: readonly string[], more: object = {}) => ({
  component: 'RecommenderStep',
  id,
  props: {
    heading: `About your ${id}`,
    ...(answers.length > 0 && {
      answers: answers.map((href, index) => ({ value: `a${index}`, label: `Answer ${index + 1}`, href })),
    }),
    ...more,
  },
});
const end = (id: string) => step(id, [], { links: [{ text: 'Banking made plain', href: '/' }] });

const withSteps = (...steps: readonly unknown[]) => ({
  'finder.json': examplePage([
    { component: 'Recommender', props: { heading: 'Find your account' }, slots: { steps } },
  ]),
});

export const wizardExamples: ProblemExamples<typeof wizardCodes> = {
  'wizard-dead-end': withSteps(step('income', ['#plans', '/']), step('plans', [])),
  'wizard-unreachable': withSteps(step('income', ['#plans', '/']), end('plans'), end('savings')),
  'wizard-loop': withSteps(step('income', ['#plans', '/']), step('plans', ['#income', '/'])),
  'wizard-unknown-step': withSteps(step('income', ['#plan', '/']), end('plans')),
  'wizard-step-id': withSteps(step('income', ['#plans', '#age']), step('age', ['#plans', '/']), end('plnas')),
  'wizard-leads-outside': {
    'site.json': exampleSite({ externalHosts: ['www.fdic.gov'] }),
    ...withSteps(step('income', ['https://www.fdic.gov/', '/'])),
  },
};
