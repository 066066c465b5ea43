import { describe, expect, test } from 'vitest';
import { inlineMarkup, plainMarkup } from '#content/markup.ts';
import { checkWith } from '#composer/project/checkOptions.ts';
import { allSections } from '#composer/project/allSections.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { linesWith, pageText } from '#tests/composer/fixtures/checked.ts';
import { demoRates } from '#tests/server/fixtures/demoRates.ts';
import { siteFolder } from '#tests/composer/fixtures/siteFolder.ts';

/** Returns the problems of the English words of a site. */
const problemsOf = (words: Readonly<Record<string, string>>) =>
  linesWith({ 'words/en.json': { phone: '1-800-555-0100', ...words }, 'words/es.json': undefined });

describe('A20 PAGE-08 placeholders in words', () => {
  test('may name words, rates and values of the visitor', () => {
    expect(problemsOf({ greet: 'Hi {firstname|there}, call {word:phone} on {date}, {lang:es|Ana}' })).toEqual(
      [],
    );
  });

  test.for<[string, Readonly<Record<string, string>>, string]>([
    [
      'no such word',
      { greet: 'Call {word:phones}' },
      'unknown-word There is no word “phones” in words/en.json. Did you mean “phone”?',
    ],
    [
      'no such placeholder',
      { greet: 'Hi {firstnam|there}' },
      'unknown-placeholder “{firstnam|there}” is not a placeholder.',
    ],
    ['itself', { greet: 'Hi {word:greet}' }, 'word-cycle The word “greet” contains itself: greet → greet.'],
    ['markup', { greet: 'Hi **you**' }, 'markup-in-plain-text'],
    ['two pairs of braces', { greet: 'Hi {{firstname|you}}' }, 'double-braces'],
  ])('%s', ([, words, problem]) => {
    expect(problemsOf(words)).toEqual([expect.stringContaining(problem)]);
  });

  test('a word that contains itself through others is reported with the way', () => {
    const lines = problemsOf({ a: '{word:b}', b: '{word:c}', c: '{word:a}' });
    expect(lines.map((line) => line.split(': ')[1])).toEqual([
      'a → b → c → a.',
      'b → c → a → b.',
      'c → a → b → c.',
    ]);
  });

  test('SEC-05 words that contain others twice are reported where they become too many, and are cut off', () => {
    const words: Record<string, string> = { level0: 'x' };
    for (let level = 1; level <= 40; level++)
      words[`level${level}`] = `{word:level${level - 1}|-}{word:level${level - 1}|-}`;
    expect(problemsOf(words)).toEqual([
      expect.stringContaining(
        'too-many-words The word “level6” contains more than 100 words, with those in them.',
      ),
    ]);
    const context = {
      word: (key: string) => words[key],
      rate: () => undefined,
      footnote: () => undefined,
      footnoteLabel: String,
    };
    expect(plainMarkup('{word:level5}', context)).toBe('x'.repeat(32));
    expect(plainMarkup('{word:level40}', context).length).toBeLessThan(101);
    expect(inlineMarkup('{word:level40}', context).length).toBeLessThan(101);
  });

  test('what a word of the library has as a parameter is none', () => {
    const words = { asOf: 'Rates of {date}', errorRequired: '{name}, please', footnote: 'Note {number}' };
    const site = loadSite(
      siteFolder({ 'words/en.json': { phone: '1', ...words }, 'words/es.json': undefined }),
    );
    const found = checkWith(site, allSections).filter(({ file }) => file === 'words/en.json');
    expect(found.map(({ code }) => code)).toEqual([]);
  });

  test('texts that belong to no section cannot have placeholders', () => {
    const title = pageText().replace('Savings for every plan', 'Savings on {date}, {zipcode}');
    expect(linesWith({ 'savings.json': title }).map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual(
      ['savings.json:2:25 placeholder-not-filled', 'savings.json:2:33 placeholder-not-filled'],
    );
  });

  test('A6 a page’s title can name words, and those that do not exist are reported', () => {
    const titled = (word: string) =>
      linesWith({
        'savings.json': pageText().replace('Savings for every plan', `Savings, call {word:${word}} now`),
      });
    expect(titled('phone')).toEqual([]);
    expect(titled('phon')).toEqual([expect.stringMatching(/^savings\.json:2:\d+ unknown-word .*phone/)]);
  });

  test('answers of the assistant can name words and rates, and those that do not exist are reported', () => {
    const answers = (text: string, question = 'What does a wire cost?') =>
      linesWith({ 'search/en.json': { answers: [{ questions: [question], text }] } }).map((line) =>
        line.split(' ').slice(0, 2).join(' '),
      );
    expect(answers('Call {word:phone}.')).toEqual([]);
    expect(answers('Call {word:phon}.')).toEqual([
      expect.stringMatching(/^search\/en\.json:\S+ unknown-word$/),
    ]);
    expect(answers('Today {date}.')).toEqual([expect.stringContaining('placeholder-not-filled')]);
    expect(answers('Ask.', 'What does {word:phone} cost?')).toEqual([
      expect.stringContaining('placeholder-not-filled'),
    ]);
  });

  const { 'rates/loans.json': loans } = demoRates;
  const terms = 'creditScore=780&depositAmount=25000&timePeriod=36&checkboxSelected=true';

  test.for<[string, (rate: string) => Record<string, unknown>]>([
    [
      'an answer',
      (rate) => ({ 'search/en.json': { answers: [{ questions: ['Loan rates?'], text: rate }] } }),
    ],
    ['a page’s title', (rate) => ({ 'savings.json': pageText().replace('Savings for every plan', rate) })],
    ['a word', (rate) => ({ 'words/en.json': { phone: '1-800-555-0100', rate } })],
  ])(
    'RATE-19 %s can have a rate on terms, and one of an unknown kind is reported at its place',
    ([, filesFor]) => {
      const found = (key: string) =>
        linesWith({ 'rates/loans.json': loans, 'words/es.json': undefined, ...filesFor(`{rate:${key}|8%}`) })
          .map((line) => line.split(' ').slice(0, 2).join(' '))
          .filter((line) => line.includes('rate'));
      expect(found(`loans.LOAN.${terms}`)).toEqual([]);
      expect(found(`loans.LOAN.${terms.replace('780', '280')}`)).toEqual([
        expect.stringMatching(/\.json:\d+:\d+ unknown-rate$/),
      ]);
      expect(found('lones.LOAN.apr')).toEqual([expect.stringMatching(/\.json:\d+:\d+ unknown-rate-file$/)]);
    },
  );

  test('links of answers are checked like others, and two answers to one question are reported', () => {
    const wire = (question: string, href: string) => ({
      questions: [question],
      text: 'A wire costs little.',
      links: [{ text: 'All fees', href }],
    });
    const answers = [wire('What does a wire cost?', '/fees.html'), wire('How much do wires cost?', '/')];
    expect(linesWith({ 'search/en.json': { answers } })).toEqual([
      expect.stringContaining('There is no page /fees.html.'),
      expect.stringContaining(
        'question-twice “How much do wires cost?” asks the same as “What does a wire cost?”',
      ),
    ]);
  });

  test('so are those of branches, whose markup would be shown as typed', () => {
    const branch = {
      city: 'Bath',
      street: '1 Front & Main',
      zip: '04530',
      phone: '207-555-0142',
      hours: ['Mo 09:00-17:00'],
    };
    const lines = linesWith({
      'locations/maine.json': {
        stateCode: 'ME',
        stateName: 'Maine',
        branches: [{ ...branch, street: '1 Front &amp; Main', landmark: { en: 'By {word:phone}' } }],
      },
    });
    expect(lines.map((line) => line.split(' ')[1])).toEqual(['entity-as-typed', 'placeholder-not-filled']);
  });
});
