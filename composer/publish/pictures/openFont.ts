import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

/**
 * Opens a font file at a weight. `undefined` if it is a collection of fonts.
 *
 * A variable font in WOFF2 opens at its default weight: fontkit 2 cannot vary the tables of WOFF2, which are compressed.
 */
export function openFont(file: string, weight: number): Font | undefined {
  const opened = create(readFileSync(file));
  if (!('layout' in opened)) return undefined;
  const canVary = opened.type !== 'WOFF2' && Object.keys(opened.variationAxes).includes('wght');
  return canVary ? opened.getVariation({ wght: weight }) : opened;
}

/**
 * Returns a line of text as SVG paths, without a color.
 *
 * @param size Font size.
 * @param left Where the line begins.
 * @param y Its baseline.
 */
export function textPaths(font: Font, line: string, size: number, left: number, y: number): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(line);
  let x = left;
  return glyphs
    .map((glyph, index) => {
      const { xOffset = 0, xAdvance = 0 } = positions[index] ?? {};
      const at = x + xOffset * scale;
      x += xAdvance * scale;
      const place = `translate(${at.toFixed(2)} ${y.toFixed(2)}) scale(${scale} ${-scale})`;
      return `<path transform="${place}" d="${glyph.path.toSVG()}"/>`;
    })
    .join('');
}
