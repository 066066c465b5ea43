import { checkLooks, phone } from '#tests/pages/checks/checkLooks.ts';
import { coveringPages } from '#tests/pages/demoPages.ts';
import { test } from '#tests/pages/visit.ts';

// Each visit checks everything that its window shows, because opening a window takes longer than a check.
test.for(coveringPages())(
  '%s has no fault that axe finds, on a wide screen and in the dark neither, fits into 320 pixels however far apart its text is, and holds still for who asked for less motion',
  async (path, { visit }) => {
    await checkLooks(await visit(path, { ...phone, reducedMotion: 'reduce' }), true);
  },
);
