import type { Font } from 'fontkit';

/** Maximum number of remembered widths. Pages share most of their words. */
const mostKnown = 50_000;

/**
 * Measures texts in a font. Shaping is slow, so each word is shaped once, and so is each gap between two words: its width
 * depends on the letters beside it, because of kerning.
 */
export class TextWidths {
  readonly #font: Font;
  readonly #known = new Map<string, number>();

  constructor(font: Font) {
    this.#font = font;
  }

  /** Returns the width of a text in units of the font; infinite if the font lacks one of its characters. */
  of(text: string): number {
    let width = this.#known.get(text);
    if (width !== undefined) return width;
    const isComplete = Array.from(text, (letter) => letter.codePointAt(0) ?? 0).every((code) =>
      this.#font.hasGlyphForCodePoint(code),
    );
    width = isComplete ? this.#font.layout(text).advanceWidth : Infinity;
    if (this.#known.size >= mostKnown) this.#known.clear();
    this.#known.set(text, width);
    return width;
  }

  /** Returns the width of the space between two words. */
  gap(before: string, after: string): number {
    const last = Array.from(before).at(-1) ?? '';
    const [first = ''] = after;
    return this.of(`${last} ${first}`) - this.of(last) - this.of(first);
  }

  /**
   * Breaks a text at its spaces into lines that are at most `most` wide. `undefined` if one of its words is wider, or
   * contains a character that the font lacks.
   */
  lines(text: string, most: number): string[] | undefined {
    const lines: string[] = [];
    let width = 0;
    let before = '';
    for (const word of text.split(' ')) {
      const own = this.of(word);
      const longer = width + this.gap(before, word) + own;
      if (lines.length > 0 && longer <= most) {
        lines[lines.length - 1] += ` ${word}`;
        width = longer;
      } else if (own <= most) {
        lines.push(word);
        width = own;
      } else return undefined;
      before = word;
    }
    return lines;
  }
}
