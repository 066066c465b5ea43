import { expect, test } from 'vitest';
import { clampPage, paginationItems } from './Pagination.tsx';

test.each([
  [1, 1, [1]],
  [1, 0, [1]],
  [1, 5, [1, 2, 3, 4, 5]],
  [2, 5, [1, 2, 3, 4, 5]],
  [5, 5, [1, 2, 3, 4, 5]],
  [1, 6, [1, 2, 'gap', 6]],
  [3, 6, [1, 2, 3, 4, 5, 6]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [4, 8, [1, 2, 3, 4, 5, 'gap', 8]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [6, 6, [1, 'gap', 5, 6]],
  [10, 20, [1, 'gap', 9, 10, 11, 'gap', 20]],
  [99, 20, [1, 'gap', 19, 20]],
])('PAGI-01 page %d of %d shows %j', (page, last, items) =>
  expect(paginationItems(page, last)).toEqual(items),
);

test('PAGI-01 a page is clamped to the first and the last', () => {
  expect([-3, 0, 1, 2.7, 9, Number.NaN, Infinity].map((page) => clampPage(page, 5))).toEqual([
    1, 1, 1, 2, 5, 1, 1,
  ]);
});

test('PAGI-01 pages always rise, and no gap hides a single page', () => {
  for (let last = 1; last <= 30; last += 1)
    for (let page = 1; page <= last; page += 1) {
      const items = paginationItems(page, last);
      const numbers = items.filter((item) => item !== 'gap');
      expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
      expect(numbers).toContain(page);
      items.forEach((item, index) => {
        const hidden = Number(items[index + 1]) - Number(items[index - 1]) - 1;
        expect(item !== 'gap' || hidden > 1).toBe(true);
      });
    }
});
