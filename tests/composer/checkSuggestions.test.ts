import { describe, expect, test } from 'vitest';
import { nearest } from '#composer/problems/nearest.ts';
import { pageText, problemsWith } from '#tests/composer/fixtures/checked.ts';

describe('A suggestion is a name that the author can have meant', () => {
  test.for([
    ['headng', ['heading', 'text'], 'heading'],
    ['blod', ['calm', 'bold', 'quiet'], 'bold'],
    ['credit-cards', ['creditCards', 'cards'], 'creditCards'],
    ['CDRatesCard', ['CdRateCards', 'CardGrid'], 'CdRateCards'],
    ['privacyPromis', ['privacyPromise', 'phone'], 'privacyPromise'],
    ['/media/saving.svg', ['/media/savings.svg', '/media/home.svg'], '/media/savings.svg'],
    ['/media/heros/home.svg', ['/media/heroes/home.svg', '/media/home.svg'], '/media/heroes/home.svg'],
  ] as const)('%s', ([name, candidates, expected]) => expect(nearest(name, candidates)).toBe(expected));

  test.for([
    ['rate', ['date', 'name']],
    ['opening', ['earning', 'phone']],
    ['phoneHours', ['phone', 'holidays', 'phoneNumber']],
    ['/media/team.svg', ['/media/home.svg', '/media/loan.svg']],
    ['/media/branch-front.svg', ['/media/branch-map.svg', '/media/brand-font.svg']],
    ['cd.CD99.12.apy', ['cd.JB99.24.apy', 'cards.HARBOR1.calculatedMinAPR']],
    ['tab', ['top', 'text', 'level']],
  ] as const)('and nothing far-fetched for %s', ([name, candidates]) =>
    expect(nearest(name, candidates)).toBeUndefined(),
  );

  const suggestions = (entry: string, files = {}) =>
    problemsWith({ 'savings.json': pageText(entry), ...files }).map(({ code, suggestion }) => [
      code,
      suggestion,
    ]);

  test('for a picture: only one whose name is near', () => {
    const teaser = (src: string) =>
      `{ "component": "Teaser", "props": { "content": { "kind": "picture", "image": { "src": "${src}", "alt": "", "width": 400, "height": 300 } } } }`;
    expect(suggestions(teaser('/media/savngs.svg'))).toEqual([['missing-media', '/media/savings.svg']]);
    expect(suggestions(teaser('/media/kitchen.svg'))).toEqual([['missing-media', undefined]]);
  });

  test('for a word: only one whose key is near', () => {
    const block = (word: string) =>
      `{ "component": "TextBlock", "props": { "body": "Call {word:${word}}." } }`;
    expect(suggestions(block('phon'))).toEqual([['unknown-word', 'phone']]);
    expect(suggestions(block('opened'))).toEqual([['unknown-word', undefined]]);
  });
});
