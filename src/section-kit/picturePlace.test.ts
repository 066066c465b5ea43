import { expect, test } from 'vitest';
import { insideColumn, placeSizes, shownWidths } from './picturePlace.ts';

const tokens = {
  layout: { gutter: '1rem', contentWidth: '75rem' },
  breakpoint: { medium: 768, large: 1056 },
  spacing: 0.5,
};
const half = { xs: { share: 1 }, lg: { share: 1 / 2, gaps: 8 } };

test('A place in a column has its share of what the gaps of both leave', () => {
  const place = insideColumn({ xs: { share: 1 }, lg: { share: 1 / 2, gaps: 2 } }, half);
  expect(placeSizes(place, tokens)).toBe(
    '(min-width: 66em) calc((min(100vw - 2 * 1rem, 75rem) - 6rem) * .25), min(100vw - 2 * 1rem, 75rem)',
  );
  // The page is 1200 pixels wide, the column (1200 - 64) / 2, a part of it (568 - 16) / 2. Phones hide the picture.
  expect(shownWidths({ ...place, xs: 'hidden', md: 'hidden' }, tokens).most).toBe(276);
});
