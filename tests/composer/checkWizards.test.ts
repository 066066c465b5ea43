import { describe, expect, test } from 'vitest';
import { checkSite } from '#composer/check/check.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import type { Problem } from '#composer/problems/problem.ts';
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

/** Returns the errors of a page with a wizard. */
function errorsOf(...steps: readonly Step[]): Problem[] {
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
  return checkSite(site, allSections.registry).filter(({ severity }) => severity === 'error');
}

/** Returns the same errors as `path below the steps, code, message`. */
const problemsOf = (...steps: readonly Step[]): string[] =>
  errorsOf(...steps).map(({ pointer, code, message }) => `${pointer.replace(at, '')} ${code} ${message}`);

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

  test('A13 a misspelt step is told once, with the nearest and a fix, though the steps after it seem unreachable', () => {
    const steps: Step[] = [
      ['income', '#plan', page],
      ['plans', '#fees', page],
      ['fees', '#cards', page],
      ['cards'],
    ];
    expect(problemsOf(...steps)).toEqual([
      '/0/props/answers/0/href wizard-unknown-step This answer leads to “#plan”, which is not a step of this wizard. Did you mean “#plans”?',
    ]);
    expect(errorsOf(...steps)[0]?.fix?.text).toBe('"#plans"');
  });

  test('A13 a step whose own id is misspelt is told once, at the id', () => {
    expect(
      problemsOf(['income', '#plans', '#age'], ['age', '#plans', page], ['plnas', '#end', page], ['end']),
    ).toEqual([
      '/2/id wizard-step-id No answer leads to step “plnas”, but 2 answers lead to “#plans”, which is not a step. Did you mean “plans”?',
    ]);
  });

  test('A13 a step that was removed is told once, however many answers lead to it', () => {
    expect(problemsOf(['income', '#mortgage', '#age'], ['age', '#mortgage', page])).toEqual([
      '/0/props/answers/0/href wizard-unknown-step This answer leads to “#mortgage”, which is not a step of this wizard (2 answers lead there).',
    ]);
  });

  test('A13 an answer to another part of the page is told, and one beside a step with a mistake', () => {
    expect(problemsOf(['income', '#main', page])).toEqual([
      expect.stringContaining('wizard-unknown-step This answer leads to “#main”'),
    ]);
  });
});
