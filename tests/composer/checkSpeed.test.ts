import { expect, test } from 'vitest';
import { checkSite } from '#composer/page/check.ts';
import { loadSite, reloadFile } from '#composer/page/loadSite.ts';
import { sections } from '#tests/composer/fixtures/sections.ts';
import { siteFolder, soundPage } from '#tests/composer/fixtures/siteFolder.ts';

const pages = 1000;

/** A page of about 7 kB with links to others, notes, anchors and an image. */
function largePage(number: number) {
  const text = Array.from({ length: 10 }, (_, index) => ({
    component: 'TextBlock',
    id: `part-${index}`,
    props: {
      heading: { text: `Part ${index}`, level: 2 },
      body: `${`Some words, [a link](/p${(number * 7 + index) % pages}.html) and {word:phone}. `.repeat(5)}[^apy]\n\n### More\n\nText.`,
    },
  }));
  const items = Array.from({ length: 8 }, (_, index) => ({
    id: `q${index}`,
    question: 'Why?',
    answer: 'See [it](#q1). '.repeat(5),
  }));
  return soundPage(`Page number ${number} about saving`, {
    sections: [
      {
        component: 'Banner',
        props: {
          heading: `Page ${number}`,
          image: { src: '/media/savings.svg', alt: '', width: 4, height: 3 },
        },
      },
      ...text,
      { component: 'Questions', props: { items } },
      { component: 'Notes', props: { notes: [{ key: 'apy', text: 'Annual percentage yield.' }] } },
    ],
  });
}

test('A thousand pages are read and checked in under 5 seconds, and again after a change in half a second', () => {
  const files = Object.fromEntries(
    Array.from({ length: pages }, (_, number) => [`p${number}.json`, largePage(number)]),
  );
  const folder = siteFolder(files);
  const started = performance.now();
  const site = loadSite(folder);
  expect(checkSite(site, sections)).toEqual([]);
  expect(performance.now() - started).toBeLessThan(5000);

  const changed = performance.now();
  reloadFile(site, 'p7.json', JSON.stringify(largePage(7)).replace('/p49.html', '/p49x.html'));
  expect(checkSite(site, sections)).toMatchObject([{ code: 'broken-link', suggestion: '/p49.html' }]);
  expect(performance.now() - changed).toBeLessThan(500);
});
