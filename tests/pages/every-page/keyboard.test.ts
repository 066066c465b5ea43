import { walkByKeyboard } from '#tests/pages/checks/walkByKeyboard.ts';
import { coveringPages, sectionPages } from '#tests/pages/demoPages.ts';
import { test } from '#tests/pages/visit.ts';

const walks = [
  ...coveringPages().map((path) => [path, 1280] as const),
  // In a narrow window only sections are laid out in another way.
  ...sectionPages().map((path) => [path, 375] as const),
];

test.for(walks)(
  '%s: the keyboard reaches everything in order, with a focus that shows, at %i pixels',
  async ([path, width], { visit }) => {
    await walkByKeyboard(await visit(path, { viewport: { width, height: 800 }, hasCache: true }));
  },
);
