import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkSite } from '#composer/check/check.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { checkOptions } from '#composer/project/checkOptions.ts';
import { allSections } from '#composer/project/allSections.ts';
import { formSaying } from '#tests/composer/fixtures/formSaying.ts';
import { siteFolder, soundPage } from '#tests/composer/fixtures/siteFolder.ts';

const now = () => new Date('2026-11-21T17:00:00Z');
const rate = (name: string) => [`rates/${name}.json`, readFileSync(`pages-json/rates/${name}.json`, 'utf8')];
const rates = Object.fromEntries(['cd', 'deposits', 'mortgage-purchase', 'zones'].map(rate));
const codes: ReadonlySet<string> = new Set([
  'typed-rate',
  'typed-rate-in-message',
  'typed-date',
  'derived-figure',
  'repayment-example-missing',
  'example-rate-old',
]);

function problemsOf(files: Readonly<Record<string, unknown>>) {
  const site = loadSite(siteFolder({ ...rates, ...files }));
  return checkSite(site, allSections.registry, { ...checkOptions, now }).filter(({ code }) =>
    codes.has(code),
  );
}

const hero = { component: 'HeroBanner', props: { heading: 'Savings' } };
const pageWith = (sections: readonly unknown[], fields: Readonly<Record<string, unknown>> = {}) =>
  soundPage('Savings for every plan', { sections: [hero, ...sections], ...fields });
const text = (words: string, fields: Readonly<Record<string, unknown>> = {}, path = 'savings.json') =>
  problemsOf({ [path]: pageWith([{ component: 'RichText', props: { text: words } }], fields) });
const found = (words: string, path?: string) =>
  text(words, {}, path).map(({ code, received }) => [code, received]);

describe('A4 a typed rate in a form', () => {
  test.each([
    ['Standard CD, 12 months: 4.29% APY', 'savings.json'],
    ['CD estándar a 12 meses: rendimiento de 4.29%', 'es/savings.json'],
    ['12 个月定期存款，年收益率 4.29%', 'zh/savings.json'],
  ])('is found in every text of its definition: %s', (words, path) => {
    const all = problemsOf({ [path]: pageWith([formSaying(words)]) });
    const places = all.map(
      ({ code, pointer }) => `${code} ${pointer.replace('/sections/1/props/form/', '')}`,
    );
    const [group, field] = ['fields/0', 'fields/0/fields/0'];
    expect(places.toSorted()).toEqual(
      [
        ...['label', 'hint'].map((name) => `typed-rate ${group}/${name}`),
        ...['label', 'hint', 'options/0/label'].map((name) => `typed-rate ${field}/${name}`),
        'typed-rate fields/0/fields/1/text',
        'typed-rate steps/summary',
        'typed-rate submit',
        ...['heading', 'text', 'next/0'].map((name) => `typed-rate success/${name}`),
        `typed-rate-in-message ${field}/messages/required`,
        'typed-rate-in-message words/stepContinue',
      ].toSorted(),
    );
  });
});

describe('A4 a typed rate', () => {
  test('gets the mark of the rate that has or had this value', () => {
    const [typed, ...others] = text('Our 12-month certificate earns 4.29% APY.');
    expect(others).toEqual([]);
    expect(typed).toMatchObject({
      code: 'typed-rate',
      severity: 'warning',
      pointer: '/sections/1/props/text',
      received: '4.29%',
      suggestion: '{rate:cd.CD99.12.apy|4.13%}',
    });
    expect(typed?.hint).toContain('{ "says": "fixed-figures", "quote": "…" }');
    expect(text('It earns 4.13% APY.')[0]?.suggestion).toBe('{rate:cd.CD99.12.apy|4.13%}');
  });

  test.each([
    ['Now 4.29% annual percentage yield.', '4.29%'],
    ['The APY is up to 4.29 %.', '4.29 %'],
    ['A fixed rate of 6.5% for 30 years.', '6.5%'],
    ['Rates start at 6.5 percent.', '6.5 percent'],
    ['Our **APR** is only **6.5%**!', '6.5%'],
    ['Table: Our yields\n\n| Term | APY |\n| --- | --- |\n| 12 months | 4.29% |', '4.29%'],
    ['| Product | Car |\n| --- | --- |\n| APR | 6.5% |', '6.5%'],
  ])('is found in %s', (words, received) => expect(found(words)).toEqual([['typed-rate', received]]));

  test('is found in Spanish and Chinese, and at both ends of a range', () => {
    expect(found('Gane un rendimiento de 4.29% con nosotros.', 'es/savings.json')).toEqual([
      ['typed-rate', '4.29%'],
    ]);
    expect(found('Préstamos con una tasa fija del 6.5%.', 'es/savings.json')).toEqual([
      ['typed-rate', '6.5%'],
    ]);
    expect(found('定期存款年利率 4.29%，期限一年。', 'zh/savings.json')).toEqual([['typed-rate', '4.29%']]);
    expect(found('一年期的年收益率为4.29％。', 'zh/savings.json')).toEqual([['typed-rate', '4.29％']]);
    expect(found('An APR from 18.24% to 28.24%.').map(([, received]) => received)).toEqual([
      '18.24%',
      '28.24%',
    ]);
  });

  test.each([
    'Up to 80% of the value, whatever the rate.',
    'You own 20%, so mortgage insurance ends.',
    'Earn 2% back on groceries.',
    'With 20% down and a score of 740.',
    'A transfer fee of 3% applies; the APR is variable.',
    'Your tax rate is 22% today.',
    'Today {rate:cd.CD99.12.apy|4.13%} APY.',
    'About 30% pay interest on their cards.',
    'The Fed raised rates by 0.25% in March.',
    'Hasta 85% de lo que vale la casa, con buena tasa.',
  ])('is not seen in %s', (words) => expect(found(words)).toEqual([]));

  test.each([
    ['Cerca del 30% paga intereses por sus tarjetas.', 'es/savings.json'],
    ['La Fed subió las tasas en 0.25% en marzo.', 'es/savings.json'],
    ['约30%的持卡人支付利息。', 'zh/savings.json'],
    ['美联储将利率上调0.25%。', 'zh/savings.json'],
  ])('is not seen in %s', (words, path) => expect(found(words, path)).toEqual([]));

  test('that no file has, now or earlier, is said to be so', () => {
    const said = (percent: string) => text(`Our 12-month certificate earns ${percent} APY.`)[0]?.message;
    expect(said('4.29%')).not.toContain('no rate file');
    expect(said('9.87%')).toContain('stays when the rate changes; no rate file has it, or had it.');
  });

  test('of a word is reported once', () => {
    const words = problemsOf({ 'words/en.json': { phone: '1', offer: 'Earn 4.29% APY' } });
    expect(words.map(({ code, file }) => [code, file])).toEqual([['typed-rate', 'words/en.json']]);
  });

  test('is found in every author text: titles, headings, alternative texts, questions, forms, words', () => {
    const words = 'Earn 4.29% APY';
    const sections = [
      { component: 'HeroBanner', props: { heading: words } },
      { component: 'Accordion', props: { items: [{ id: 'a', heading: words, text: words }] } },
    ];
    const files = {
      'savings.json': soundPage(`${words} with our certificates`, { sections }),
      'words/en.json': { phone: '1-800-555-0100', promise: words },
    };
    const places = problemsOf(files).map(({ file, pointer }) => file + pointer);
    expect(places).toEqual(
      expect.arrayContaining([
        'savings.json/title',
        'savings.json/sections/0/props/heading',
        'words/en.json/promise',
      ]),
    );
    expect(places.filter((place) => place.includes('/sections/1/')).length).toBeGreaterThan(1);
  });

  test('may be a fixed figure whose place the page names, in a text, a note, or an element', () => {
    const says = (place: object) => ({ statements: [{ says: 'fixed-figures', ...place }] });
    const words = 'The APR never goes above 18.00%.';
    expect(text(words, says({ quote: 'never goes above 18.00%' }))).toEqual([]);
    expect(text(words, says({ quote: 'Savings for every plan' }))).toHaveLength(1);
    const note = { component: 'Footnotes', props: { notes: [{ key: 'cap', text: words }] } };
    const mark = { component: 'RichText', props: { text: 'It varies.[^cap]' } };
    expect(problemsOf({ 'line.json': pageWith([mark, note], says({ note: 'cap' })) })).toEqual([]);
    expect(problemsOf({ 'line.json': pageWith([mark, note]) })).toHaveLength(1);
    const element = { component: 'RichText', id: 'cap', props: { text: words } };
    expect(problemsOf({ 'line.json': pageWith([element], says({ anchor: 'cap' })) })).toEqual([]);
  });

  test('with a payment asks for the repayment example', () => {
    const words = 'Drive away: 6.5% APR for 60 months, $489 a month.';
    expect(text(words).map(({ code }) => code)).toEqual(['typed-rate', 'repayment-example-missing']);
    expect(text('A loan with only $500 down.')[0]).toMatchObject({
      code: 'repayment-example-missing',
      rule: '12 CFR 1026.24(d)',
    });
    const example = 'Example: $25,000 over 60 months at 6.5% APR is 60 payments of $489.15.';
    const statements = [{ says: 'repayment-terms', quote: example }];
    expect(text(`A loan with only $500 down.\n\n${example}`, { statements })).toEqual([]);
    expect(text('Rent was $900 a month. A monthly fee of $10 a month applies.')).toEqual([]);
  });
});

describe('A5 RATE-19 beside a live rate', () => {
  const live = '{rate:cd.CD99.12.apy|4.13%}';

  test.each([
    ['savings.json', `As of November 16, 2026: ${live} APY.`, 'November 16, 2026'],
    ['savings.json', `Rates effective 11/16/2026: ${live} APY.`, '11/16/2026'],
    ['es/savings.json', `Tasas al 16 de noviembre de 2026: ${live}.`, '16 de noviembre de 2026'],
    ['zh/savings.json', `利率截至 2026 年 11 月 16 日：${live}。`, '2026 年 11 月 16 日'],
  ])(
    '%s: the fix of a typed date is a mark of the date, and there is no problem afterwards',
    (path, words, date) => {
      const mark = `{rate-date:cd.CD99.12.apy|${date}}`;
      const page = JSON.stringify(pageWith([{ component: 'RichText', props: { text: words } }]), null, 2);
      const [problem, ...others] = problemsOf({ [path]: page });
      expect(others).toEqual([]);
      expect(problem).toMatchObject({ code: 'typed-date', received: date, fix: { text: mark } });
      const { offset = 0, length = 0, text: written = '' } = problem?.fix ?? {};
      const mended = page.slice(0, offset) + written + page.slice(offset + length);
      expect(mended).toContain(words.replace(date, mark));
      expect(problemsOf({ [path]: mended })).toEqual([]);
    },
  );

  test('a date of another day is no safe fix, only advice', () => {
    const [problem] = text(`As of November 2, 2026: ${live} APY.`);
    expect(problem).toMatchObject({
      code: 'typed-date',
      suggestion: '{rate-date:cd.CD99.12.apy|November 2, 2026}',
    });
    expect(problem?.fix).toBeUndefined();
  });

  test('a date in the note of a live rate counts; other dates do not', () => {
    const mark = { component: 'RichText', props: { text: `Now ${live} APY.[^day]` } };
    const note = {
      component: 'Footnotes',
      props: { notes: [{ key: 'day', text: 'As of November 16, 2026.' }] },
    };
    expect(problemsOf({ 'savings.json': pageWith([mark, note]) })).toMatchObject([
      { code: 'typed-date', pointer: '/sections/2/props/notes/0/text' },
    ]);
    expect(text('Open since May 2, 1954. Effective January 1, 2027, we close at noon.')).toEqual([]);
  });

  test('an amount computed from it is found, in every language; fees and balances are not', () => {
    expect(found(`At ${live} APY, $10,000 earns $413 in a year.`)).toHaveLength(1);
    expect(text(`At ${live} APY you have earned about $204.`)[0]).toMatchObject({
      code: 'derived-figure',
      pointer: '/sections/1/props/text',
    });
    expect(text(`Con ${live} gana unos $204.`, {}, 'es/savings.json')).toHaveLength(1);
    expect(text(`收益率 ${live}，一年利息约 $413。`, {}, 'zh/savings.json')).toHaveLength(1);
    expect(
      found(`${live} APY from $1,000. The monthly fee of $10 is waived. It costs nothing to open with $25.`),
    ).toEqual([]);
  });
});

test('RATE-12 an example of a loan whose rate is not offered any more is reported', () => {
  const section = (apr: string) => ({
    component: 'MortgageRates',
    props: {
      heading: 'Rates',
      asOf: '2026-11-16',
      purpose: 'purchase',
      states: ['Maine'],
      caption: 'Fixed-rate mortgages',
      loans: [
        {
          productKey: 'FIX30',
          product: '30-year fixed',
          rate: 6.375,
          apr: 6.558,
          points: 0.6,
        },
      ],
      example: `Example: $300,000 over 30 years at ${apr} APR is 360 payments of $1,871.61.`,
    },
  });
  const codesOf = (apr: string) =>
    problemsOf({ 'rates.json': pageWith([section(apr)]) }).map(({ code }) => code);
  expect(codesOf('6.558%')).toEqual([]);
  expect(codesOf('7.112%')).toEqual(['example-rate-old']);
});
