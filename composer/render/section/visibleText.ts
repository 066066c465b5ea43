import { inlineElements, oneLine, unescapeHtml } from '#lib/markup/html.ts';

/** Where the sections of a slot stand. */
export interface SlotMark {
  readonly type: 'slot';
  readonly name: string;
}

/**
 * Text of HTML as visitors read it: without programs, drawings and what is hidden. Entities are as they are written,
 * and `textMarks` stand for what tags say of the text.
 */
export type VisibleText = readonly (string | SlotMark)[];

/** Characters that no text holds. */
export const textMarks = { endOfStatement: '\ue000', title: '\ue001', endOfTitle: '\ue002' } as const;

const names = (list: string) => new Set(list.split(' '));

/** Elements whose text nobody reads as a part of the page: programs, drawings, choices of a field, marks of notes. */
const skipped = names('script style svg noscript template select datalist sup');
const inline: ReadonlySet<string> = new Set(inlineElements);
const titles = names('h1 h2 h3 h4 summary');
/** Elements that end a statement as titles do, also where no full stop says so. */
const statements = names('p li h5 h6 legend label button caption figcaption dd td th');

/** Whether an element is only heard, only keeps room, or shows at other times. */
const isUnseen = (attributes: Readonly<Record<string, string>>) =>
  'hidden' in attributes ||
  'data-nosnippet' in attributes ||
  /(?:^| )visually-hidden(?: |$)/.test(attributes['class'] ?? '');

/** Puts the visible text together of what a parser comes across. */
export class VisibleTextWriter {
  readonly #parts: (string | SlotMark)[] = [];
  #text = '';
  /** Open elements from a skipped one on. */
  #skips = 0;
  /** Whether the last thing was the end of an element inside a sentence. */
  #isAfterInline = false;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    // Two links in a row are two words.
    if (this.#isAfterInline) this.#text += ' ';
    this.#isAfterInline = false;
    if (this.#skips > 0) this.#skips += 1;
    else if (skipped.has(name) || isUnseen(attributes)) this.#skips = 1;
    else if (!inline.has(name)) this.#text += titles.has(name) ? ` ${textMarks.title}` : ' ';
  }

  text(text: string): void {
    this.#isAfterInline = false;
    if (this.#skips === 0) this.#text += text;
  }

  slot(mark: SlotMark): void {
    this.#isAfterInline = false;
    if (this.#skips > 0) return;
    this.#parts.push(this.#text, mark);
    this.#text = '';
  }

  comment(): void {
    this.#isAfterInline = false;
  }

  close(name: string): void {
    this.#isAfterInline = false;
    if (this.#skips > 0) this.#skips -= 1;
    else if (titles.has(name)) this.#text += textMarks.endOfTitle;
    else if (statements.has(name)) this.#text += textMarks.endOfStatement;
    else if (inline.has(name)) this.#isAfterInline = true;
    else this.#text += ' ';
  }

  get parts(): VisibleText {
    return [...this.#parts, this.#text];
  }
}

const firstMarked = new RegExp(`${textMarks.title}([^${textMarks.endOfTitle}]*)${textMarks.endOfTitle}`);

/** The first heading in visible text, in one line and without entities; empty when there is none. */
export function firstTitle(text: string): string {
  const [, title = ''] = firstMarked.exec(text) ?? [];
  return unescapeHtml(oneLine(title));
}
