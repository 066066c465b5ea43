import { inlineElements, oneLine, unescapeHtml } from '#lib/markup/html.ts';

/** The position of a slot's sections. */
export interface SlotMark {
  readonly type: 'slot';
  readonly name: string;
}

/** Where a heading begins and ends, and where a statement ends. The end of a heading is also that of a statement. */
type TextMark = { readonly type: 'title' | 'endOfTitle' | 'endOfStatement' } | SlotMark;

/** Text of HTML as visitors read it: without scripts, drawings and hidden parts. Entities stay encoded. */
export type VisibleText = readonly (string | TextMark)[];

const title: TextMark = { type: 'title' };
const endOfTitle: TextMark = { type: 'endOfTitle' };
const endOfStatement: TextMark = { type: 'endOfStatement' };

const names = (list: string) => new Set(list.split(' '));

/** Elements whose text is not part of the page's content: scripts, drawings, choices of a field, footnote marks. */
const skipped = names('script style svg noscript template select datalist sup');
const inline: ReadonlySet<string> = new Set(inlineElements);
const titles = names('h1 h2 h3 h4 summary');
/** Further elements that end a statement even without a full stop. */
const statements = names('p li h5 h6 legend label button caption figcaption dd td th');

/** Elements that begin a statement. */
const parted = names('h1 h2 h3 h4 summary p li h5 h6 legend label dt dd');

/**
 * Whether a label is a sentence, which may be marked as optional: what a visitor says by ticking a box, not what the page
 * says.
 */
const isConsent = (name: string, text: string) =>
  name === 'label' && /[.。]\s*(?:[(（][^()（）]*[)）]\s*)?$/.test(text);

/** Whether an element is visually hidden, a placeholder, or shown at other times. */
const isUnseen = (attributes: Readonly<Record<string, string>>) =>
  'hidden' in attributes ||
  'data-nosnippet' in attributes ||
  /(?:^| )visually-hidden(?: |$)/.test(attributes['class'] ?? '');

/** Collects visible text while HTML is parsed, as a handler of the parser. */
export class VisibleTextWriter {
  readonly #parts: (string | TextMark)[] = [];
  #text = '';
  /** Number of open elements, starting with a skipped one. */
  #skips = 0;
  /** Whether the previous token ended an inline element. */
  #isAfterInline = false;

  onopentag(name: string, attributes: Readonly<Record<string, string>>): void {
    // Separates adjacent links.
    if (this.#isAfterInline) this.#text += ' ';
    this.#isAfterInline = false;
    if (this.#skips > 0) this.#skips += 1;
    else if (skipped.has(name) || isUnseen(attributes)) this.#skips = 1;
    else if (!inline.has(name)) {
      this.#text += ' ';
      // What stands before a paragraph or an item, such as a button, is no part of its first sentence.
      if (parted.has(name) && this.#text.trim() !== '') this.#mark(endOfStatement);
      if (titles.has(name)) this.#mark(title);
    }
  }

  ontext(text: string): void {
    this.#isAfterInline = false;
    if (this.#skips === 0) this.#text += text;
  }

  slot(mark: SlotMark): void {
    this.#isAfterInline = false;
    if (this.#skips === 0) this.#mark(mark);
  }

  #mark(mark: TextMark): void {
    this.#parts.push(this.#text, mark);
    this.#text = '';
  }

  oncomment(): void {
    this.#isAfterInline = false;
  }

  onclosetag(name: string): void {
    this.#isAfterInline = false;
    if (this.#skips > 0) this.#skips -= 1;
    else if (titles.has(name)) this.#mark(endOfTitle);
    else if (statements.has(name)) {
      if (isConsent(name, this.#text)) this.#text = '';
      this.#mark(endOfStatement);
    } else if (inline.has(name)) this.#isAfterInline = true;
    else this.#text += ' ';
  }

  get parts(): VisibleText {
    return [...this.#parts, this.#text];
  }
}

/** Returns the first heading in visible text, in one line and with entities decoded. Empty if there is none. */
export function firstTitle(text: VisibleText): string {
  const start = text.indexOf(title);
  if (start < 0) return '';
  const words = text.slice(start, text.indexOf(endOfTitle, start)).filter((part) => typeof part === 'string');
  return unescapeHtml(oneLine(words.join('')));
}
