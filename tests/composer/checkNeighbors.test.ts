import { describe, expect, test } from 'vitest';
import { linesWith } from './fixtures/checked.ts';
import { soundPage } from './fixtures/siteFolder.ts';

const banner = { component: 'Banner', props: { heading: 'Savings' } };
const text = { component: 'TextBlock', props: { body: 'Save a little each month.' } };
const figure = { component: 'Figure', props: { figure: '$25' } };
const columns = (...left: readonly unknown[]) => ({ component: 'TwoColumns', slots: { left } });

const alike = (sections: readonly unknown[], files: Readonly<Record<string, unknown>> = {}) =>
  linesWith({
    'savings.json': soundPage('Savings for every plan', { sections: [banner, ...sections] }),
    ...files,
  })
    .filter((line) => line.includes('alike-neighbors'))
    .map((line) => line.replace(/:\d+:\d+ /, ' ').replace(/\d+;/, 'N;'));

const told = (file: string, where: string) =>
  `${file} alike-neighbors This Figure directly follows another Figure ${where}; visitors see one long section.`;

describe('Two sections of one kind in a row', () => {
  test('are reported at the second, if their kind stands apart', () => {
    expect(alike([figure, figure])).toEqual([told('savings.json', 'on line N')]);
    expect(alike([figure, figure, figure])).toHaveLength(2);
  });

  test('are fine if their kind does not, such as texts', () => {
    expect(alike([text, text])).toEqual([]);
  });

  test('are fine with another between them, also one with slots', () => {
    expect(alike([figure, text, figure])).toEqual([]);
    expect(alike([figure, columns(figure), figure])).toEqual([]);
  });

  test('are found where a fragment ends', () => {
    const fragment = { 'fragments/offer.json': { sections: [text, figure] } };
    expect(alike([{ fragment: 'offer' }, figure], fragment)).toEqual([
      told('savings.json', 'in fragments/offer.json:N'),
    ]);
  });
});
