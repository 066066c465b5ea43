import { describe, expect, test } from 'vitest';
import { linesWith } from './fixtures/checked.ts';
import { soundPage } from './fixtures/siteFolder.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>';
const image = (name: string) => ({ src: `/media/${name}.svg`, alt: '', width: 400, height: 300 });
const banner = (name: string) => ({ component: 'Banner', props: { heading: 'Savings', image: image(name) } });

const repeated = (files: Readonly<Record<string, unknown>>) =>
  linesWith({ 'media/jar.svg': drawing, 'media/oak.svg': drawing, ...files }).filter((line) =>
    /picture-(?:overused|twice)/.test(line),
  );

/** Returns pages with these names that show the jar. */
const pages = (names: readonly string[], fields: object = {}) =>
  Object.fromEntries(
    names.map((name) => [
      `${name}.json`,
      soundPage(`All about our ${name}`, { sections: [banner('jar')], ...fields }),
    ]),
  );

describe('A picture that visitors meet everywhere', () => {
  test('may be on four pages', () => {
    expect(repeated(pages(['auto', 'boats', 'cards', 'deals']))).toEqual([]);
  });

  test('is reported once, in the first of five pages, with the others', () => {
    const lines = repeated(pages(['auto', 'boats', 'cards', 'deals', 'early']));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^auto\.json:\d+:\d+ picture-overused \/media\/jar\.svg is on 5 pages/);
  });

  test('counts a page and its translation once', () => {
    const names = ['auto', 'boats', 'cards', 'deals'];
    const translated = Object.fromEntries(
      names.flatMap((name) => [
        [
          `${name}.json`,
          soundPage(`All about our ${name}`, {
            sections: [banner('jar')],
            alternates: { es: `/es/${name}.html` },
          }),
        ],
        [
          `es/${name}.json`,
          soundPage(`Todo sobre ${name}`, { sections: [banner('jar')], alternates: { en: `/${name}.html` } }),
        ],
      ]),
    );
    expect(repeated(translated)).toEqual([]);
  });
});

describe('A picture that is twice in one list', () => {
  const article = (title: string, name: string) =>
    soundPage(title, {
      pageType: 'article',
      article: { image: image(name), summary: 'What to know first.', topics: ['saving'], date: '2026-10-01' },
    });

  test('is reported at the second section of a page', () => {
    const lines = repeated({
      'auto.json': soundPage('Auto loans for you', { sections: [banner('jar'), banner('jar')] }),
    });
    expect(lines).toEqual([
      expect.stringMatching(
        /^auto\.json:\d+:\d+ picture-twice \/media\/jar\.svg is already the image of item 1 in this list/,
      ),
    ]);
  });

  test('is reported at an article whose picture another article has', () => {
    const lines = repeated({
      'a/one.json': article('How to save a little', 'jar'),
      'a/two.json': article('How to save much more', 'jar'),
    });
    expect(lines).toEqual([
      expect.stringMatching(/^a\/two\.json:\d+:\d+ picture-twice .* \/a\/one\.html in lists of articles/),
    ]);
    expect(
      repeated({
        'a/one.json': article('How to save a little', 'jar'),
        'a/two.json': article('How to save much more', 'oak'),
      }),
    ).toEqual([]);
  });
});
