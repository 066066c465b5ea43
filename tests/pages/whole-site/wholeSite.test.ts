import { checkLooks, phone } from '#tests/pages/checks/checkLooks.ts';
import { checkShown } from '#tests/pages/checks/checkShown.ts';
import { walkByKeyboard } from '#tests/pages/checks/walkByKeyboard.ts';
import { coveringPages, demoPages, distinctPages, sectionPages } from '#tests/pages/demoPages.ts';
import { test } from '#tests/pages/visit.ts';

/** Returns the pages that `npm test` does not open, because others show the same sections. */
const leftOut = (pages: readonly string[], opened: readonly string[]) =>
  pages.filter((path) => !opened.includes(path));

test.for(leftOut(demoPages(), coveringPages()))(
  '%s has no fault that axe finds, fits into 320 pixels however far apart its text is, and holds still for who asked for less motion',
  async (path, { visit }) => {
    await checkLooks(await visit(path, { ...phone, reducedMotion: 'reduce' }), false);
  },
);

test.for(leftOut(distinctPages(), sectionPages()))(
  '%s: the keyboard reaches everything in order, with a focus that shows',
  async (path, { visit }) => {
    await walkByKeyboard(await visit(path, { viewport: { width: 1280, height: 800 } }));
  },
);

test.for(leftOut(distinctPages(), sectionPages()))(
  '%s shows every heading and text that it has without JavaScript',
  async (path, { visit }) => {
    await checkShown(await visit(path, { javaScriptEnabled: false }));
  },
);
