import { Parser } from 'htmlparser2';
import { unescapeHtml } from '#lib/markup/html.ts';
import {
  hasTextMarks,
  jsonMarksToText,
  liveTextsAttribute,
  markedElements,
  withoutMarks,
} from '#lib/visitor/visitorText.ts';

/** Elements that can contain only text. */
const onlyText: ReadonlySet<string> = new Set(['option', 'textarea', 'title', 'script', 'style']);

/** Copies HTML without its marks. */
class MarkReplacer {
  readonly parts: string[] = [];
  readonly #html: string;
  #parser: Pick<Parser, 'startIndex' | 'endIndex'> = { startIndex: 0, endIndex: 0 };
  /** Offset up to which `parts` contain the HTML. */
  #done = 0;
  /** The last start tag: its texts with marks, and the index of the part with the attribute for them. */
  #tag: { readonly texts: Record<string, string>; readonly at: number } = { texts: {}, at: 0 };
  /** Whether the last token was the start tag of an element that can contain only text. */
  #isOnlyText = false;

  constructor(html: string) {
    this.#html = html;
  }

  onparserinit(parser: Parser): void {
    this.#parser = parser;
  }

  /** Keeps the HTML up to `start`, and replaces the HTML from there up to `end`. */
  #replace(start: number, end: number, text: string): void {
    this.parts.push(this.#html.slice(this.#done, start), text);
    this.#done = end;
  }

  /** Replaces a text with its fallbacks, and adds it to those that the browser fills. */
  #fill(name: string, text: string, start: number): void {
    this.#replace(start, start + text.length, withoutMarks(text));
    this.#tag.texts[name] = unescapeHtml(text);
    this.parts[this.#tag.at] = liveTextsAttribute(this.#tag.texts);
  }

  onopentagname(name: string): void {
    const { endIndex } = this.#parser;
    this.#replace(endIndex, endIndex, '');
    this.#tag = { texts: {}, at: this.parts.length - 1 };
    this.#isOnlyText = onlyText.has(name);
  }

  onattribute(name: string, value: string): void {
    // Before the closing quote.
    if (hasTextMarks(value)) this.#fill(name, value, this.#parser.endIndex - 1 - value.length);
  }

  ontext(text: string): void {
    if (!hasTextMarks(text)) return;
    const { startIndex } = this.#parser;
    if (this.#isOnlyText) this.#fill('', text, startIndex);
    else this.#replace(startIndex, startIndex + text.length, markedElements(text));
  }

  onclosetag(): void {
    this.#isOnlyText = false;
  }

  onend(): void {
    this.#replace(this.#html.length, this.#html.length, '');
  }
}

/**
 * Replaces the marks in rendered HTML with elements. In attributes, and in elements that contain only text, replaces
 * them with their fallbacks, and adds an attribute for the browser to fill them (see `liveTexts`).
 */
export function marksToHtml(html: string): string {
  const marked = jsonMarksToText(html);
  if (!hasTextMarks(marked)) return marked;
  const replacer = new MarkReplacer(marked);
  // React writes tags and attributes in the expected case. Entities stay encoded.
  const names = { lowerCaseTags: false, lowerCaseAttributeNames: false };
  new Parser(replacer, { decodeEntities: false, ...names }).end(marked);
  return replacer.parts.join('');
}
