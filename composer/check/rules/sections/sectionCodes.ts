import { defineProblems, error, warning } from '#composer/problems/problemType.ts';
import { limits } from '#composer/page/limits.ts';
import { examplePage, type ProblemExamples, pageWithFields } from '#composer/problems/problemExample.ts';

/** Problems with the structure of a page: sections, slots, fragments, its layout. */
export const sectionCodes = defineProblems({
  'empty-page': error('Empty page', 'This page has no sections.', 'Add at least one, or delete the file.'),
  'entry-kind': error(
    'Neither section nor fragment',
    'An entry needs either “component” or “fragment”.',
    'Write { "component": "RichText", "props": { … } } or { "fragment": "name" }.',
  ),
  'prop-outside': error(
    'Prop outside “props”',
    '“{name}” is a prop of {component} and belongs inside “props”.',
    'Move it into "props": { … }.',
  ),
  'prop-without-effect': warning('Prop that visitors will not notice', '{message}'),
  'unknown-component': error('Unknown section', 'There is no section “{name}”.'),
  'unknown-slot': error('Unknown slot', '{component} has no slot “{name}”.'),
  'not-in-slot': error(
    'Section not allowed in a slot',
    'Only {only} is allowed here.',
    'Move other sections to a slot of {only}, or above or below the parent section.',
  ),
  'outside-its-slot': error(
    'Section outside its slot',
    'This section is only allowed in the slot “{slot}” of {component}.',
  ),
  'empty-slot': error('Empty slot', 'The slot “{slot}” of {component} needs at least one {only}.'),
  'nesting-too-deep': error(
    'Sections nested too deeply',
    'Sections and fragments are nested more than {limit} levels deep here.',
  ),
  'too-many-sections': error(
    'Too many sections',
    'With the fragment “{name}”, the fragments here add more than {limit} sections to a page.',
    'Look for fragments that contain the same fragment more than once, and do so again.',
  ),
  'unknown-fragment': error('Unknown fragment', 'There is no fragment “{name}”{place}.'),
  'fragment-loop': error('Circular fragment', 'This fragment would contain itself: {loop}.'),
  'unknown-layout': error('Unknown layout', 'There is no layout “{name}”.'),
  'alike-neighbors': warning(
    'Two sections of one kind in a row',
    'This {component} directly follows another {component} {where}; visitors see one long section.',
    'Put a section of another kind between them, or make one of the two.',
  ),
  'unused-fragment': warning('Unused fragment', 'No page uses this fragment.'),
});

const withEntry = (entry: unknown) => ({ 'savings.json': examplePage([entry]) });
const text = { component: 'RichText', props: { text: 'Save a little each month.' } };
const figure = {
  component: 'PullFigure',
  props: { figure: '$25', heading: 'Opens a savings account', note: 'The minimum opening deposit.' },
};

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
  'empty-page': pageWithFields({ sections: [] }),
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
  'unknown-layout': pageWithFields({ layout: 'wide' }),
  'alike-neighbors': { 'savings.json': examplePage([figure, figure]) },
  'unused-fragment': { 'fragments/offer.json': { sections: [text] } },
};
