import { alternateMark } from '#lib/address/alternateLink.ts';
import { Parser } from 'htmlparser2';
import { type Locale, locales } from '#lib/format/locale.ts';
import { unescapeHtml } from '#lib/markup/html.ts';
import {
  hasTextMarks,
  jsonMarksToText,
  liveTextsAttribute,
  markedElements,
  withoutMarks,
} from '#lib/visitor/visitorText.ts';
import { emotionKey } from '#theme/emotionKey.ts';
import { inlineStyleAttribute, inlineStyleName } from '#theme/inlineStyle.ts';
import { type VisibleText, type SlotMark, VisibleTextWriter } from './visibleText.ts';
import { serializeStyles } from '@emotion/serialize';

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
  /** Rules of the classes that stand for `style` attributes (see `inlineStyle`) and of `<style>` elements, by name. */
  readonly styles: ReadonlyMap<string, string>;
  /** Whether it has an inline script, not only data. */
  readonly hasScript: boolean;
}

export interface ReadOptions {
  /** Returns the published URL of a file in `/media/`. */
  readonly media?: (path: string) => string;
  /** Drops the image preloads that React adds before an image. A section's own preloads have a `media` attribute. */
  readonly dropsPreloads?: boolean;
  /**
   * For an island: keeps the texts of `style` attributes for `restoreStyles`, and `<style>` elements, unless they are
   * Emotion's, which React does not expect in the browser.
   */
  readonly keepsStyles?: boolean;
}

type Attributes = Readonly<Record<string, string>>;

const isImagePreload = (name: string, attributes: Attributes) =>
  name === 'link' &&
  attributes['rel'] === 'preload' &&
  attributes['as'] === 'image' &&
  Object.keys(attributes).length === 3 &&
  'href' in attributes;

/** The path of a file in `url(…)`, as React writes it into an attribute. */
const mediaInStyle = /(?<=url\((?:&quot;|&#x27;)?)\/media\/[^)&\s]+/g;

/** Beginning of the names of rules that a `<style>` element had. */
export const styleElementName = 'element-';

/** Types of `<script>` elements that are run. */
const scriptTypes = /^(?:|module|(?:text|application)\/(?:java|ecma)script)$/i;

/** Elements that can contain only text. */
const onlyText: ReadonlySet<string> = new Set(['option', 'textarea', 'title', 'script', 'style']);

// React writes tags and attributes in the expected case. Entities stay encoded.
const parserOptions = { decodeEntities: false, lowerCaseTags: false, lowerCaseAttributeNames: false };

class HtmlReader {
  readonly parts: HtmlPart[] = [];
  readonly text = new VisibleTextWriter();
  readonly styles = new Map<string, string>();
  hasScript = false;
  readonly #html: string;
  readonly #options: ReadOptions;
  #parser: Pick<Parser, 'startIndex' | 'endIndex'> = { startIndex: 0, endIndex: 0 };
  /** Offset up to which `parts` contain the HTML. */
  #done = 0;
  /** The `href` of the current tag. */
  #href: string | undefined;
  /** Index of the part with the classes of the current tag. */
  #classesAt: number | undefined;
  /** The state at the start of the current tag. */
  #before = { parts: 0, done: 0 };
  readonly #hasMarks: boolean;
  /** The texts with marks of the last start tag: its attributes by name, its content by the empty name. */
  #liveTexts: Record<string, string> = {};
  /** Index of the part for the attribute with these texts. */
  #liveTextsAt = 0;
  /** The text of the current `<style>` element that is moved to the page's style sheet. */
  #styleText: string | undefined;
  /** Whether the last tag starts an element that can contain only text. */
  #isOnlyText = false;

  constructor(html: string, options: ReadOptions) {
    this.#html = html;
    this.#options = options;
    this.#hasMarks = hasTextMarks(html);
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

  /** Replaces a text with its fallbacks, and adds it to those that the browser fills (see `liveTexts`). */
  #fill(name: string, text: string, start: number): void {
    this.#replace(start, start + text.length, withoutMarks(text));
    this.#liveTexts[name] = unescapeHtml(text);
    this.parts[this.#liveTextsAt] = liveTextsAttribute(this.#liveTexts);
  }

  onopentagname(name: string): void {
    this.#href = undefined;
    this.#classesAt = undefined;
    this.#before = { parts: this.parts.length, done: this.#done };
    if (!this.#hasMarks) return;
    const { endIndex } = this.#parser;
    this.#replace(endIndex, endIndex, '');
    this.#liveTexts = {};
    this.#liveTextsAt = this.parts.length - 1;
    this.#isOnlyText = onlyText.has(name);
  }

  onattribute(name: string, value: string): void {
    const { startIndex, endIndex } = this.#parser;
    // The offset of the closing quote.
    const end = endIndex - 1;
    const start = end - value.length;
    if (name === 'href') this.#href = value;
    if (name === 'data-nav' && this.#href !== undefined)
      this.#replace(endIndex, endIndex, { type: 'current', href: this.#href });
    else if (name === 'class') this.#addClasses(startIndex - 1, endIndex, value);
    else if (name === 'style') this.#moveStyle(startIndex - 1, endIndex, value);
    // The URLs in a `srcset` are already final.
    else if (value.startsWith('/media/') && name.toLowerCase() !== 'srcset')
      this.#replace(start, end, this.#options.media?.(value) ?? value);
    else if (value.startsWith(alternateMark)) {
      const locale = locales.find((known) => alternateMark + known === value);
      if (locale) this.#replace(start, end, { type: 'alternate', locale });
    } else if (hasTextMarks(value)) this.#fill(name, value, start);
  }

  /** Replaces an attribute with classes. A tag has one `class` attribute. */
  #addClasses(start: number, end: number, list: string): void {
    const before = this.#classesAt === undefined ? undefined : this.parts[this.#classesAt];
    if (this.#classesAt !== undefined && typeof before === 'object' && before.type === 'classes') {
      this.parts[this.#classesAt] = { type: 'classes', list: `${before.list} ${list}` };
      return this.#replace(start, end);
    }
    this.#replace(start, end, { type: 'classes', list });
    this.#classesAt = this.parts.length - 1;
  }

  /** Replaces a `style` attribute with a class. */
  #moveStyle(start: number, end: number, written: string): void {
    const { media = (path) => path } = this.#options;
    const value = written.replace(mediaInStyle, (path) => media(path));
    const style = inlineStyle(unescapeHtml(value));
    if (!style) return this.#replace(start, end);
    this.styles.set(style.name, style.rules);
    this.#addClasses(start, end, `${emotionKey}-${style.name}`);
    if (this.#options.keepsStyles) this.parts.push(` ${inlineStyleAttribute}="${value}"`);
  }

  onopentag(name: string, attributes: Attributes): void {
    const { startIndex, endIndex } = this.#parser;
    if (this.#options.dropsPreloads && isImagePreload(name, attributes)) {
      this.parts.length = this.#before.parts;
      this.#done = this.#before.done;
      this.#replace(startIndex, endIndex + 1);
    }
    this.text.onopentag(name, attributes);
    if (name === 'script' && !('src' in attributes) && scriptTypes.test(attributes['type'] ?? ''))
      this.hasScript = true;
    if (name === 'style' && (!this.#options.keepsStyles || 'data-emotion' in attributes)) {
      this.parts.length = this.#before.parts;
      this.#done = this.#before.done;
      this.#replace(startIndex, endIndex + 1);
      this.#styleText = '';
    }
    const slot = attributes['data-slot'];
    if (slot === undefined) return;
    const mark = { type: 'slot', name: slot } as const;
    this.#replace(endIndex + 1, endIndex + 1, mark);
    this.text.slot(mark);
  }

  ontext(text: string): void {
    if (this.#styleText !== undefined) {
      this.#styleText += text;
      return;
    }
    if (!hasTextMarks(text)) return this.text.ontext(text);
    const { startIndex } = this.#parser;
    if (this.#isOnlyText) {
      this.#fill('', text, startIndex);
      return this.text.ontext(withoutMarks(text));
    }
    const html = markedElements(text);
    this.#replace(startIndex, startIndex + text.length, html);
    new Parser(this.text, parserOptions).end(html);
  }

  oncomment(): void {
    this.text.oncomment();
  }

  onclosetag(name: string): void {
    this.#isOnlyText = false;
    if (name === 'style' && this.#styleText !== undefined) {
      this.styles.set(styleElementName + serializeStyles([this.#styleText]).name, this.#styleText);
      this.#styleText = undefined;
      this.#done = this.#parser.endIndex + 1;
    }
    this.text.onclosetag(name);
  }

  onend(): void {
    this.#replace(this.#html.length, this.#html.length);
  }
}

/**
 * Parses a section's HTML in a single pass. Replaces marks in its texts with elements. In attributes, and in elements
 * that can contain only text, replaces them with their fallbacks, and adds an attribute for the browser to fill them.
 */
export function readHtml(rendered: string, options: ReadOptions = {}): ReadHtml {
  const html = jsonMarksToText(rendered);
  const reader = new HtmlReader(html, options);
  new Parser(reader, parserOptions).end(html);
  const { parts, text, styles, hasScript } = reader;
  return { parts, text: text.parts, styles, hasScript };
}

/** The class that stands for a `style` attribute. */
export interface InlineStyle {
  /** Name of the style: that of its class without Emotion's key. */
  readonly name: string;
  /** The rule of the class. As strong as the attribute: stronger than rules of any other classes. */
  readonly rules: string;
}

/** Strings and escapes, in which braces and parentheses mean nothing. */
const literals = /"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|\\[^]/g;
const parentheses = /\([^()]*\)/g;

/** Whether a text stays inside the braces of a rule, so that the rules after it mean the same. */
function isContained(text: string): boolean {
  let rest = text.replace(literals, '');
  for (let inner = rest.replace(parentheses, ''); inner !== rest; inner = rest.replace(parentheses, ''))
    rest = inner;
  return !/["'(){}[\]\\]/.test(rest) && !text.includes('/*');
}

/**
 * Returns the class for the text of a `style` attribute, which a Content-Security-Policy without `'unsafe-inline'`
 * forbids. The same text has the same class everywhere. `undefined` for a text that is no list of declarations.
 */
export function inlineStyle(text: string): InlineStyle | undefined {
  if (text.trim() === '' || !isContained(text)) return undefined;
  const name = inlineStyleName + serializeStyles([text]).name;
  // `<\/` means the same to CSS and does not end the style sheet's element.
  return { name, rules: `.${emotionKey}-${name}:not(#_){${text.replaceAll('</', '<\\/')}}` };
}
