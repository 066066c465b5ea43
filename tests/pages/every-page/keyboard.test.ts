import { walkByKeyboard } from '#tests/pages/checks/walkByKeyboard.ts';
import { sectionPages } from '#tests/pages/demoPages.ts';
import { test } from '#tests/pages/visit.ts';

// In a narrow window sections are laid out in another way.
const walks = sectionPages().flatMap((path) => [[path, 1280] as const, [path, 375] as const]);

test.for(walks)(
  '%s: the keyboard reaches everything in order, with a focus that shows, at %i pixels',
  async ([path, width], { visit }) => {
    await walkByKeyboard(await visit(path, { viewport: { width, height: 800 } }));
  },
);
