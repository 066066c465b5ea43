import { examplePage, type ProblemExamples } from '#composer/problems/problemExample.ts';
import type { footnoteCodes } from './footnoteCodes.ts';

const yields = { key: 'apy', text: 'Annual percentage yield.' };
const marked = { component: 'RichText', props: { text: 'It earns 4%.[^apy]' } };
const footnotes = (notes: readonly unknown[]) => ({
  component: 'Footnotes',
  props: { heading: 'Notes', level: 2, notes },
});

export const footnoteExamples: ProblemExamples<typeof footnoteCodes> = {
  'unknown-footnote': { 'savings.json': examplePage([marked]) },
  'orphan-footnote': { 'savings.json': examplePage([footnotes([yields])]) },
  'duplicate-footnote': { 'savings.json': examplePage([marked, footnotes([yields, yields])]) },
};
