import type { Span } from './MarkupNode.ts';

/** From `index` of a text on, its characters stand one after the other from `place` of another text on. */
interface Piece {
  readonly index: number;
  readonly place: number;
}
interface Line {
  readonly start: number;
  /** Without blanks at its end. */
  readonly text: string;
}

function linesOf(text: string): Line[] {
  const breaks = [...text.matchAll(/\r\n|\r|\n/g)];
  const starts = [0, ...breaks.map(({ 0: { length }, index }) => index + length)];
  return starts.map((start, at) => ({ start, text: text.slice(start, breaks[at]?.index).trimEnd() }));
}

/** What may stand before the words of a line inside of lists and quotes. */
const marks = /^[\s>*+\-\d.)]*$/;

/** Where what is left of `whole` stood in it, and how much of `whole` that takes. */
function piecesLeft(
  whole: string,
  left: string,
): { readonly pieces: readonly Piece[]; readonly length: number } {
  const pieces: Piece[] = [];
  let place = 0;
  for (let index = 0; index < left.length; index++, place++) {
    const before = place;
    while (place < whole.length && whole[place] !== left[index]) place += 1;
    if (index === 0 || place > before) pieces.push({ index, place });
  }
  return { pieces, length: place };
}

/** Whether a line ends with these words and has nothing but marks before them. */
const holds = ({ text }: Line, words: string) =>
  text.endsWith(words) && marks.test(text.slice(0, text.length - words.length));

/** Where the lines of `left` stood in `whole` before what stands before lines was dropped. */
function piecesOfLines(whole: string, left: string): Piece[] {
  const lines = linesOf(whole);
  const end: Line = { start: whole.length, text: '' };
  let next = 0;
  let index = 0;
  return left.split('\n').flatMap((line): Piece[] => {
    const words = line.trim();
    const indent = line.length - line.trimStart().length;
    const first = index;
    index += line.length + 1;
    // Parsers drop empty lines, and add some.
    const isEmpty = () => marks.test((lines[next] ?? end).text);
    while (next < lines.length - 1 && isEmpty() && !holds(lines[next] ?? end, words)) next += 1;
    const source = lines[next] ?? end;
    if (words !== '' || isEmpty()) next += 1;
    if (words === '') return [{ index: first, place: source.start }];
    if (!holds(source, words))
      return piecesLeft(source.text, words).pieces.map((piece) => ({
        index: first + indent + piece.index,
        place: source.start + piece.place,
      }));
    const before = source.text.length - words.length;
    // Of an indent that the parser made wider there is less.
    return [
      { index: first, place: source.start + Math.max(0, before - indent) },
      { index: first + indent, place: source.start + before },
    ];
  });
}

/**
 * A text that a parser took out of the author's, which knows where its characters stand there. Parsers drop what stands
 * before the lines of lists and quotes, and backslashes.
 */
export class Excerpt {
  readonly text: string;
  /** In order; their indexes count from `#offset` before this text on. */
  readonly #pieces: readonly Piece[];
  readonly #offset: number;

  private constructor(text: string, pieces: readonly Piece[], offset: number) {
    this.text = text;
    this.#pieces = pieces;
    this.#offset = offset;
  }

  /** The author's whole text. */
  static whole(text: string): Excerpt {
    return new Excerpt(text, [{ index: 0, place: 0 }], 0);
  }

  part(start: number, length: number): Excerpt {
    return new Excerpt(this.text.slice(start, start + length), this.#pieces, this.#offset + start);
  }

  /** Where a part of this text stands in the author's. */
  span(start = 0, length = this.text.length): Span {
    const index = this.#place(start);
    // Up to its last character: the one after it may be on the next line, behind what was dropped.
    return { index, length: length === 0 ? 0 : this.#place(start + length - 1, 1) - index };
  }

  /** The place of a character, or, with 1 for `after`, the place behind it. */
  #place(start: number, after: 0 | 1 = 0): number {
    const at = start + this.#offset;
    let last = 0;
    for (let beyond = this.#pieces.length; beyond - last > 1;) {
      const middle = (last + beyond) >> 1;
      if ((this.#pieces[middle]?.index ?? 0) > at) beyond = middle;
      else last = middle;
    }
    const { index, place } = this.#pieces[last] ?? { index: 0, place: 0 };
    // Blanks that a parser added stand nowhere.
    const end = this.#pieces[last + 1]?.place ?? Infinity;
    return Math.min(place + Math.max(0, at - index) + after, end);
  }

  #left(text: string, pieces: readonly Piece[]): Excerpt {
    const placed = pieces.map(({ index, place }) => ({ index, place: this.#place(place) }));
    return new Excerpt(text, placed, 0);
  }

  /** What is left of this text after what stands before its lines was dropped: marks of lists and quotes, and indents. */
  withoutLineStarts(left: string): Excerpt {
    return left === this.text ? this : this.#left(left, piecesOfLines(this.text, left));
  }

  /** What is left of the beginning of this text after backslashes were dropped, and how long that beginning is. */
  withoutBackslashes(left: string): { readonly excerpt: Excerpt; readonly length: number } {
    if (this.text.startsWith(left)) return { excerpt: this.part(0, left.length), length: left.length };
    const { pieces, length } = piecesLeft(this.text, left);
    return { excerpt: this.#left(left, pieces), length };
  }
}
