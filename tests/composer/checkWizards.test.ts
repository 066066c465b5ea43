import { describe, expect, test } from 'vitest';
import { checkSite } from '#composer/check/check.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { examplePage } from '#composer/problems/problemExample.ts';
import { allSections } from '#composer/project/allSections.ts';
import { siteFolder } from './fixtures/siteFolder.ts';

type Step = readonly [id: string, ...answers: string[]];

/** A step leads where its answers do; a step without answers has a link. */
const stepOf = ([id, ...answers]: Step) => ({
  component: 'RecommenderStep',
  id,
  props:
    answers.length === 0
      ? { heading: 'This fits', links: [{ text: 'Banking made plain', href: '/index2.html' }] }
      : {
          heading: 'And now?',
          answers: answers.map((href, index) => ({ value: `v${index}`, label: `Answer ${index}`, href })),
        },
});

const at = /^\/sections\/1\/slots\/steps/;

/** Returns the problems of a wizard as `path below the steps, code, message`. */
function problemsOf(...steps: readonly Step[]): string[] {
  const page = examplePage([
    { component: 'Recommender', props: { heading: 'Find it' }, slots: { steps: steps.map(stepOf) } },
  ]);
  const site = loadSite(
    siteFolder({
      'fragments/footer.json': undefined,
      'layouts/standard.json': { top: [], bottom: [] },
      'words/en.json': undefined,
      'words/es.json': undefined,
      'index.json': undefined,
      'index2.json': examplePage([], { title: 'Banking made plain for everyone' }),
      'finder.json': page,
    }),
  );
  return checkSite(site, allSections.registry)
    .filter(({ severity }) => severity === 'error')
    .map(({ pointer, code, message }) => `${pointer.replace(at, '')} ${code} ${message}`);
}

const page = '/index2.html';

describe('WIDG-09 The answers of a recommender are followed', () => {
  test('Answers that meet again are no circle', () => {
    expect(problemsOf(['a', '#b', '#c'], ['b', '#d', page], ['c', '#d', page], ['d'])).toEqual([]);
  });

  test('A circle is told once, at the answer that closes it, with its way', () => {
    expect(problemsOf(['a', '#b', page], ['b', '#c', page], ['c', page, '#a'])).toEqual([
      '/2/props/answers/1/href wizard-loop These answers form a loop: a → b → c → a.',
    ]);
  });

  test('An answer that leads to its own step is a circle', () => {
    expect(problemsOf(['a', '#a', page])).toEqual([
      '/0/props/answers/0/href wizard-loop These answers form a loop: a → a.',
    ]);
  });

  test('Steps that only each other lead to are not reached', () => {
    expect(problemsOf(['a', page, page], ['b', '#c', page], ['c'])).toEqual([
      '/1/id wizard-unreachable No answer leads to step “b”.',
      '/2/id wizard-unreachable No answer leads to step “c”.',
    ]);
  });

  test('A step that is not there is told once, with the nearest', () => {
    const told = problemsOf(['income', '#plan', page], ['plans', page, page]);
    expect(told[0]).toMatch(/^\/0\/props\/answers\/0\/href broken-anchor .*Did you mean “#plans”\?$/);
    expect(told.slice(1)).toEqual(['/1/id wizard-unreachable No answer leads to step “plans”.']);
  });
});
