import { checkLooks, phone } from '#tests/pages/checks/checkLooks.ts';
import { coveringPages, demoPages } from '#tests/pages/demoPages.ts';
import { test } from '#tests/pages/visit.ts';
import { leftOut } from './leftOut.ts';

test.for(leftOut(demoPages(), coveringPages()))(
  '%s has no fault that axe finds, fits into 320 pixels however far apart its text is, and holds still for who asked for less motion',
  async (path, { visit }) => {
    await checkLooks(await visit(path, { ...phone, reducedMotion: 'reduce' }), false);
  },
);
