import { checkShown } from '#tests/pages/checks/checkShown.ts';
import { walkByKeyboard } from '#tests/pages/checks/walkByKeyboard.ts';
import { distinctPages, sectionPages } from '#tests/pages/demoPages.ts';
import { test } from '#tests/pages/visit.ts';
import { leftOut } from './leftOut.ts';

// A file of its own: files run side by side.
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
