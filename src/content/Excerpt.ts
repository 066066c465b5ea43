import type { Span } from './MarkupNode.ts';

/**
 * A run of characters that is contiguous both in a derived text, from `index` on, and in its source, from `place` on.
 */
interface Piece {
  readonly index: number;
  readonly place: number;
}
interface Line {
  readonly start: number;
  /** Without trailing whitespace. */
  readonly text: string;
}

function linesOf(text: string): Line[] {
  const breaks = [...text.matchAll(/\r\n|\r|\n/g)];
  const starts = [0, ...breaks.map(({ 0: { length }, index }) => index + length)];
  return starts.map((start, at) => ({ start, text: text.slice(start, breaks[at]?.index).trimEnd() }));
}

/** Markers that may precede the words of a line inside lists and quotes. */
const marks = /^[\s>*+\-\d.)]*$/;

/** Finds where the characters of `left` were in `whole`, and how much of `whole` they span. */
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

/** Whether a line ends with these words and has only markers before them. */
const holds = ({ text }: Line, words: string) =>
  text.endsWith(words) && marks.test(text.slice(0, text.length - words.length));

/** Finds where the lines of `left` were in `whole`, before a parser removed the markers in front of them. */
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
    // Parsers remove empty lines, and add some.
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
    // If the parser widened an indent, the source has less of it.
    return [
      { index: first, place: source.start + Math.max(0, before - indent) },
      { index: first + indent, place: source.start + before },
    ];
  });
}

/**
 * A text that a parser extracted from an author's text. It knows the original position of each character, although the
 * parser has removed the markers in front of lines in lists and quotes, and backslashes.
 */
export class Excerpt {
  readonly text: string;
  /** In order. Their indexes are relative to the text that starts `#offset` characters before this one. */
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

  /** Returns the position of a part of this text in the author's text. */
  span(start = 0, length = this.text.length): Span {
    const index = this.#place(start);
    // Measure up to the last character: the next one may be on the next line, after removed markers.
    return { index, length: length === 0 ? 0 : this.#place(start + length - 1, 1) - index };
  }

  /** Returns the position of a character or, if `after` is 1, the position behind it. */
  #place(start: number, after: 0 | 1 = 0): number {
    const at = start + this.#offset;
    let last = 0;
    for (let beyond = this.#pieces.length; beyond - last > 1;) {
      const middle = (last + beyond) >> 1;
      if ((this.#pieces[middle]?.index ?? 0) > at) beyond = middle;
      else last = middle;
    }
    const { index, place } = this.#pieces[last] ?? { index: 0, place: 0 };
    // Whitespace that a parser added has no position.
    const end = this.#pieces[last + 1]?.place ?? Infinity;
    return Math.min(place + Math.max(0, at - index) + after, end);
  }

  #left(text: string, pieces: readonly Piece[]): Excerpt {
    const placed = pieces.map(({ index, place }) => ({ index, place: this.#place(place) }));
    return new Excerpt(text, placed, 0);
  }

  /** Returns the part of this text that is left after a parser removed list and quote markers and indents. */
  withoutLineStarts(left: string): Excerpt {
    return left === this.text ? this : this.#left(left, piecesOfLines(this.text, left));
  }

  /** Returns what is left of the start of this text after backslashes were removed, and the length of that start. */
  withoutBackslashes(left: string): { readonly excerpt: Excerpt; readonly length: number } {
    if (this.text.startsWith(left)) return { excerpt: this.part(0, left.length), length: left.length };
    const { pieces, length } = piecesLeft(this.text, left);
    return { excerpt: this.#left(left, pieces), length };
  }
}
