import { limits } from '#composer/page/limits.ts';
import { examplePage, type ProblemExamples } from '#composer/problems/problemExample.ts';
import type { sectionCodes } from './sectionCodes.ts';

const withEntry = (entry: unknown) => ({ 'savings.json': examplePage([entry]) });
const text = { component: 'RichText', props: { text: 'Save a little each month.' } };

const recommender = (steps: readonly unknown[]) => ({
  component: 'Recommender',
  props: { heading: 'Find your account' },
  slots: { steps },
});
const lastStep = {
  component: 'RecommenderStep',
  id: 'everyday',
  props: { heading: 'An account for every day', level: 2, links: [{ text: 'Go home', href: '/' }] },
};

/** Fragments nested one level deeper than the limit. */
const deepFragments = Object.fromEntries(
  Array.from({ length: limits.nesting + 1 }, (_, level) => [
    `fragments/level-${level}.json`,
    { sections: [level === limits.nesting ? text : { fragment: `level-${level + 1}` }] },
  ]),
);

/** Five fragments, each of which contains the next one six times. */
const sixfoldFragments = Object.fromEntries(
  Array.from({ length: 5 }, (_, level) => [
    `fragments/six-${level}.json`,
    { sections: Array.from({ length: 6 }, () => (level === 4 ? text : { fragment: `six-${level + 1}` })) },
  ]),
);

export const sectionExamples: ProblemExamples<typeof sectionCodes> = {
  'empty-page': { 'savings.json': examplePage([], { sections: [] }) },
  'entry-kind': withEntry({ componet: 'RichText' }),
  'prop-outside': withEntry({ ...text, tone: 'quiet' }),
  'prop-without-effect': withEntry({
    component: 'FeaturedArticles',
    props: { heading: 'Read more', from: {}, view: 'pages' },
  }),
  'unknown-component': withEntry({ ...text, component: 'RichTxt' }),
  'unknown-slot': withEntry({ component: 'Columns', slots: { left: [text] } }),
  'not-in-slot': withEntry(recommender([lastStep, text])),
  'outside-its-slot': withEntry(lastStep),
  'empty-slot': withEntry(recommender([])),
  'nesting-too-deep': {
    'savings.json': examplePage([{ fragment: 'level-0' }, { fragment: `level-${limits.nesting}` }]),
    ...deepFragments,
  },
  'too-many-sections': { ...withEntry({ fragment: 'six-0' }), ...sixfoldFragments },
  'unknown-fragment': withEntry({ fragment: 'offer' }),
  'fragment-loop': {
    ...withEntry({ fragment: 'offer' }),
    'fragments/offer.json': { sections: [{ fragment: 'offer' }] },
  },
  'unknown-layout': { 'savings.json': examplePage([], { layout: 'wide' }) },
  'unused-fragment': { 'fragments/offer.json': { sections: [text] } },
};
