import { expect } from 'vitest';
import { getDocumentProxy } from 'unpdf';
import { test } from '#tests/pages/visit.ts';

/** A piece of text on a printed page, in points from the lower left corner. */
interface TextBox {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Share of a box that must be covered before the text cannot be read. Line boxes of one text touch each other. */
const readable = 0.2;

/** Returns the text boxes of each page of a PDF, and the height of its pages. */
async function textBoxes(pdf: Buffer): Promise<{ pages: TextBox[][]; height: number }> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const numbers = Array.from({ length: document.numPages }, (_none, index) => index + 1);
  const printed = await Promise.all(numbers.map((number) => document.getPage(number)));
  const pages = await Promise.all(
    printed.map(async (page) => {
      const { items } = await page.getTextContent();
      return items.flatMap((item) => {
        // The box of a single character, such as an apostrophe, is not exact.
        if (!('str' in item) || item.str.trim().length < 2) return [];
        const [, , , , left = 0, bottom = 0] = item.transform.map(Number);
        return [{ text: item.str, left, right: left + item.width, bottom, top: bottom + item.height * 0.7 }];
      });
    }),
  );
  return { pages, height: printed[0]?.view[3] ?? 0 };
}

/** Returns pairs of texts of one page that are printed over each other. */
function overprinted(boxes: readonly TextBox[]): string[] {
  return boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other) => {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom);
      const area = (box: TextBox) => (box.right - box.left) * (box.top - box.bottom);
      const isOver = width > 0 && height > 0 && width * height > readable * Math.min(area(one), area(other));
      return isOver ? [`"${one.text}" and "${other.text}"`] : [];
    }),
  );
}

test.for([
  '/cd-rates.html',
  '/es/cd-rates.html',
  '/checking.html',
  '/credit-cards.html',
  '/mortgage-rates.html',
])(
  'on paper no text of %s is printed over another, and the first page is not two thirds empty',
  async (path, { visit }) => {
    const page = await visit(path);
    const { pages, height } = await textBoxes(await page.pdf({ format: 'Letter' }));
    expect(pages.map(overprinted)).toEqual(pages.map(() => []));
    const lowest = Math.min(...(pages[0] ?? []).map(({ bottom }) => bottom));
    expect(lowest / height).toBeLessThan(2 / 3);
  },
);

test('on paper no text is printed over another once the rates of a zip code are there', async ({ visit }) => {
  const page = await visit('/cd-rates.html', { cookies: { zipcode: '04101' } });
  await page.locator('[data-section=CdRateCards] [data-part=live]').scrollIntoViewIfNeeded();
  await page.getByText('Rates for zip code 04101 are shown.').waitFor();
  const { pages } = await textBoxes(await page.pdf({ format: 'Letter' }));
  expect(pages.map(overprinted)).toEqual(pages.map(() => []));
});
