import { Parser } from 'htmlparser2';
import { type Locale, locales } from '#lib/format/locale.ts';
import type { Choice } from '#lib/values/Choice.ts';
import { ChoicesReader } from './ChoicesReader.ts';
import { type SlotMark, type VisibleText, VisibleTextWriter } from './visibleText.ts';

/** What in a section's HTML is decided by the page that it stands on. */
export type HtmlMark =
  /** The attribute `class` with the space before it. `list`: names, parted by spaces. */
  | { readonly type: 'classes'; readonly list: string }
  /** The end of a link of a navigation, which says when it leads to the page itself. */
  | { readonly type: 'current'; readonly href: string }
  /** The address of the same page in another language. */
  | { readonly type: 'alternate'; readonly locale: Locale }
  | SlotMark;

export type HtmlPart = string | HtmlMark;

/** A section's HTML, taken apart where pages differ, with all that the composer must know of it. */
export interface ReadHtml {
  readonly parts: readonly HtmlPart[];
  readonly text: VisibleText;
  /** The choices of each select by its id. */
  readonly choices: ReadonlyMap<string, readonly Choice[]>;
}

export interface ReadOptions {
  /** The address of a file of `/media/` in the release. */
  readonly media?: (path: string) => string;
  /** Leaves out what React adds for a picture that follows right after it. A section's own preloads have a `media`. */
  readonly dropsPreloads?: boolean;
}

type Attributes = Readonly<Record<string, string>>;

const isImagePreload = (name: string, attributes: Attributes) =>
  name === 'link' &&
  attributes['rel'] === 'preload' &&
  attributes['as'] === 'image' &&
  Object.keys(attributes).length === 3 &&
  'href' in attributes;

/** A character that no author can write. */
const slotSign = '\u0001';
/** Text that stands for the sections of a slot until the section's HTML is read. */
export const slotMark = (name: string) => slotSign + name + slotSign;

const alternateMark = 'portico:alternate/';

class HtmlReader {
  readonly parts: HtmlPart[] = [];
  readonly text = new VisibleTextWriter();
  readonly selects = new ChoicesReader();
  readonly #html: string;
  readonly #options: ReadOptions;
  #parser: Pick<Parser, 'startIndex' | 'endIndex'> = { startIndex: 0, endIndex: 0 };
  /** Up to where `parts` hold the HTML. */
  #done = 0;
  /** Where the present tag leads to. */
  #href: string | undefined;
  /** How much there was when the present tag began. */
  #before = { parts: 0, done: 0 };

  constructor(html: string, options: ReadOptions) {
    this.#html = html;
    this.#options = options;
  }

  onparserinit(parser: Parser): void {
    this.#parser = parser;
  }

  /** What comes up to `start` stays as it is; `parts` take the place of what follows, up to `end`. */
  #replace(start: number, end: number, ...parts: readonly HtmlPart[]): void {
    if (start > this.#done) this.parts.push(this.#html.slice(this.#done, start));
    this.parts.push(...parts);
    this.#done = end;
  }

  onopentagname(): void {
    this.#href = undefined;
    this.#before = { parts: this.parts.length, done: this.#done };
  }

  onattribute(name: string, value: string): void {
    const { startIndex, endIndex } = this.#parser;
    // Before the quote at the end.
    const end = endIndex - 1;
    const start = end - value.length;
    if (name === 'href') this.#href = value;
    if (name === 'data-nav' && this.#href !== undefined)
      this.#replace(endIndex, endIndex, { type: 'current', href: this.#href });
    else if (name === 'class') this.#replace(startIndex - 1, endIndex, { type: 'classes', list: value });
    // Of a `srcset` each address is finished.
    else if (value.startsWith('/media/') && name.toLowerCase() !== 'srcset')
      this.#replace(start, end, this.#options.media?.(value) ?? value);
    else if (value.startsWith(alternateMark)) {
      const locale = locales.find((known) => alternateMark + known === value);
      if (locale) this.#replace(start, end, { type: 'alternate', locale });
    }
  }

  onopentag(name: string, attributes: Attributes): void {
    const { startIndex, endIndex } = this.#parser;
    if (this.#options.dropsPreloads && isImagePreload(name, attributes)) {
      this.parts.length = this.#before.parts;
      this.#done = this.#before.done;
      this.#replace(startIndex, endIndex + 1);
    }
    this.text.open(name, attributes);
    this.selects.open(name, attributes);
  }

  ontext(text: string): void {
    if (!text.includes(slotSign)) {
      this.text.text(text);
      this.selects.text(text);
      return;
    }
    let at = this.#parser.startIndex;
    // Text and names of slots take turns.
    for (const [index, part] of text.split(slotSign).entries()) {
      if (index % 2 === 0) {
        this.text.text(part);
        at += part.length;
        continue;
      }
      const mark = { type: 'slot', name: part } as const;
      const end = at + slotMark(part).length;
      this.#replace(at, end, mark);
      this.text.slot(mark);
      at = end;
    }
  }

  oncomment(): void {
    this.text.comment();
  }

  onclosetag(name: string): void {
    this.text.close(name);
    this.selects.close(name);
  }

  onend(): void {
    this.#replace(this.#html.length, this.#html.length);
  }
}

/** Takes a section's HTML apart, in one reading. */
export function readHtml(html: string, options: ReadOptions = {}): ReadHtml {
  const reader = new HtmlReader(html, options);
  // React writes tags and attributes as they are compared; entities stay as they are written.
  const names = { lowerCaseTags: false, lowerCaseAttributeNames: false };
  new Parser(reader, { decodeEntities: false, ...names }).end(html);
  return { parts: reader.parts, text: reader.text.parts, choices: reader.selects.choices };
}
