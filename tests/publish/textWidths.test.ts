import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { expect, test } from 'vitest';
import { TextWidths } from '#composer/publish/pictures/TextWidths.ts';

function fontOf(file: string): Font {
  const font = create(readFileSync(`pages-json/brands/${file}`));
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts.`);
  return font;
}
const fonts = ['elmstone/fonts/source-serif-4-600.woff2', 'tidewater/fonts/bricolage-grotesque-700.woff2'];

/** Shapes each growing line as a whole. */
function shapedLines(font: Font, text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && font.layout(longer).advanceWidth <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const headings = [
  'Certificates of deposit: what a loan of $10,000.00 costs, “with AVAs and Types”',
  'To Yield, To Have, To Wait. Always, forever',
  'Ahorre más con El Año Nuevo, ¿verdad? 12 meses',
];

test.each(fonts)('lines measured by word are those of shaping them whole: %s', (file) => {
  const font = fontOf(file);
  const widths = new TextWidths(font);
  for (const heading of headings)
    for (const most of [8000, 11_000, 1e6].map((width) => (width * font.unitsPerEm) / 1000))
      expect(widths.lines(heading, most)).toEqual(shapedLines(font, heading, most));
});

test('there are no lines for a word that is too wide or has a character that the font lacks', () => {
  const [file = ''] = fonts;
  const widths = new TextWidths(fontOf(file));
  expect(widths.lines('A considerable word', 1000)).toBeUndefined();
  expect(widths.lines('A 存款 word', 1e6)).toBeUndefined();
});
