import { describe, expect, test } from 'vitest';
import { checkWith } from '#composer/project/checkOptions.ts';
import { allSections } from '#composer/project/allSections.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { siteFolder, soundPage } from '#tests/composer/fixtures/siteFolder.ts';

const page = (statements: unknown) =>
  soundPage('What a certificate earns', {
    statements,
    sections: [
      { component: 'HeroBanner', props: { heading: 'What a certificate earns' } },
      {
        component: 'RichText',
        id: 'small-print',
        props: {
          text: 'Fees **could\nreduce** [earnings](/).[^fees] It earns {rate:cd.CD99.12.apy|4%} APY.',
        },
      },
      { component: 'Footnotes', props: { heading: 'Notes', notes: [{ key: 'fees', text: 'Or not.' }] } },
    ],
  });

const problems = (statements: unknown) =>
  checkWith(
    loadSite(
      siteFolder({
        'index.json': page(statements),
        'layouts/standard.json': { top: [], bottom: [] },
        'fragments/footer.json': undefined,
      }),
    ),
    allSections,
  ).filter(({ code, pointer }) => pointer.startsWith('/statements') || code.startsWith('fee'));
const lines = (statement: object) =>
  problems([statement]).map(({ line, pointer, message, hint }) => [line, pointer, message, hint]);

describe('SEC-05 a statement of a page points at the words that make it', () => {
  test.for([
    ['a note', { says: 'fee-effect', note: 'fees' }],
    ['a part of the page', { says: 'fee-effect', anchor: 'small-print' }],
    ['words of it, without their marks', { says: 'fee-effect', quote: 'fees could reduce earnings.' }],
  ] as const)('%s', ([, statement]) => expect(lines(statement)).toEqual([]));

  test('else it is not believed: the nearest right name is told', () => {
    expect(lines({ says: 'fee-effect', note: 'fee' })).toEqual([
      [
        34,
        '/statements/0/note',
        '“fee-effect” refers to the note “fee”, which is not on this page. Did you mean “fees”?',
        'The notes on this page are fees.',
      ],
    ]);
    expect(lines({ says: 'fee-effect', anchor: 'smallprint' })[0]?.slice(2, 3)).toEqual([
      '“fee-effect” refers to the element “#smallprint”, which is not on this page. Did you mean “small-print”?',
    ]);
    expect(lines({ says: 'fee-effect', quote: 'Fees could reduce interest' })[0]?.slice(2)).toEqual([
      '“fee-effect” refers to the text “Fees could reduce interest”, which is not on this page.',
      'Copy the words exactly from the text of a section.',
    ]);
  });

  test('the frame of every page proves nothing', () =>
    expect(lines({ says: 'fee-effect', anchor: 'main' })[0]?.[2]).toContain('which is not on this page'));

  test.for([
    ['without a place', { says: 'fee-effect' }],
    ['with two', { says: 'fee-effect', note: 'fees', anchor: 'small-print' }],
  ] as const)('%s it is refused', ([, statement]) =>
    expect(lines(statement).at(-1)?.[2]).toContain('Expected one of “note”, “anchor” and “quote”'),
  );

  test('a bare name is refused, and told how to prove it', () => {
    const problem = problems(['fee-effect']).at(-1);
    expect(problem?.message).toContain('“statements[0]” of this page must be an object');
    expect(problem?.hint).toContain('{ "says": "fee-effect", "note": "fees" }');
  });
});
