import { Parser } from 'htmlparser2';
import { type Locale, locales } from '#lib/format/locale.ts';
import { type VisibleText, type SlotMark, VisibleTextWriter } from './visibleText.ts';

/** The parts of a section's HTML that depend on the page. */
export type HtmlMark =
  /** The `class` attribute with the space before it. `list` contains space-separated names. */
  | { readonly type: 'classes'; readonly list: string }
  /** The end of a navigation link's tag, which is marked as current if the link leads to the page itself. */
  | { readonly type: 'current'; readonly href: string }
  /** The address of the page in another language. */
  | { readonly type: 'alternate'; readonly locale: Locale }
  | SlotMark;

export type HtmlPart = string | HtmlMark;

/** A section's HTML, split where pages differ, with the data that the composer needs. */
export interface ReadHtml {
  readonly parts: readonly HtmlPart[];
  readonly text: VisibleText;
}

export interface ReadOptions {
  /** Returns the published URL of a file in `/media/`. */
  readonly media?: (path: string) => string;
  /** Drops the image preloads that React adds before an image. A section's own preloads have a `media` attribute. */
  readonly dropsPreloads?: boolean;
}

type Attributes = Readonly<Record<string, string>>;

const isImagePreload = (name: string, attributes: Attributes) =>
  name === 'link' &&
  attributes['rel'] === 'preload' &&
  attributes['as'] === 'image' &&
  Object.keys(attributes).length === 3 &&
  'href' in attributes;

const alternateMark = 'portico:alternate/';

class HtmlReader {
  readonly parts: HtmlPart[] = [];
  readonly text = new VisibleTextWriter();
  readonly #html: string;
  readonly #options: ReadOptions;
  #parser: Pick<Parser, 'startIndex' | 'endIndex'> = { startIndex: 0, endIndex: 0 };
  /** Offset up to which `parts` contain the HTML. */
  #done = 0;
  /** The `href` of the current tag. */
  #href: string | undefined;
  /** The state at the start of the current tag. */
  #before = { parts: 0, done: 0 };

  constructor(html: string, options: ReadOptions) {
    this.#html = html;
    this.#options = options;
  }

  onparserinit(parser: Parser): void {
    this.#parser = parser;
  }

  /** Keeps the HTML up to `start`, and replaces the HTML from there up to `end` with `parts`. */
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
    // The offset of the closing quote.
    const end = endIndex - 1;
    const start = end - value.length;
    if (name === 'href') this.#href = value;
    if (name === 'data-nav' && this.#href !== undefined)
      this.#replace(endIndex, endIndex, { type: 'current', href: this.#href });
    else if (name === 'class') this.#replace(startIndex - 1, endIndex, { type: 'classes', list: value });
    // The URLs in a `srcset` are already final.
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
    const slot = attributes['data-slot'];
    if (slot === undefined) return;
    const mark = { type: 'slot', name: slot } as const;
    this.#replace(endIndex + 1, endIndex + 1, mark);
    this.text.slot(mark);
  }

  ontext(text: string): void {
    this.text.text(text);
  }

  oncomment(): void {
    this.text.comment();
  }

  onclosetag(name: string): void {
    this.text.close(name);
  }

  onend(): void {
    this.#replace(this.#html.length, this.#html.length);
  }
}

/** Parses a section's HTML in a single pass. */
export function readHtml(html: string, options: ReadOptions = {}): ReadHtml {
  const reader = new HtmlReader(html, options);
  // React writes tags and attributes in the expected case. Entities stay encoded.
  const names = { lowerCaseTags: false, lowerCaseAttributeNames: false };
  new Parser(reader, { decodeEntities: false, ...names }).end(html);
  return { parts: reader.parts, text: reader.text.parts };
}
