import { Parser } from 'htmlparser2';
import { inlineElements, oneLine } from '#lib/html.ts';

/** What the search index keeps of a composed page. */
export interface PageText {
  readonly headings: string;
  /** In one line, as excerpts show it: a dot parts what a reader sees apart. */
  readonly body: string;
}

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

/** Stands for the end of a statement while the text is put together: a character that no text holds. */
const end = '\ue000';

const words = (text: string) => oneLine(text.replace(/[{}↩]/g, ' '));

/** Statements in one line, with a dot after each that no mark ends. */
const statementsIn = (text: string) =>
  words(text)
    .split(end)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
    .map((statement) => (/[.?!:;…。？！：；]$/.test(statement) ? statement : `${statement} ·`))
    .join(' ')
    .replace(/ ·$/, '');

/** Puts the text of a page together while a parser reads its HTML. */
class TextOfPage {
  readonly headings: string[] = [];
  text = '';
  #titleAt = 0;
  /** Open elements from a skipped one on. */
  #skips = 0;
  /** Whether the last thing read was the end of an element inside a sentence. */
  #isAfterInline = false;

  onopentag(name: string, attributes: Readonly<Record<string, string>>): void {
    // Two links in a row are two words.
    if (this.#isAfterInline) this.text += ' ';
    this.#isAfterInline = false;
    if (this.#skips > 0) this.#skips += 1;
    else if (skipped.has(name) || isUnseen(attributes)) this.#skips = 1;
    else if (!inline.has(name)) {
      this.text += ' ';
      if (titles.has(name)) this.#titleAt = this.text.length;
    }
  }

  ontext(text: string): void {
    this.#isAfterInline = false;
    if (this.#skips === 0) this.text += text;
  }

  oncomment(): void {
    this.#isAfterInline = false;
  }

  onclosetag(name: string): void {
    this.#isAfterInline = false;
    if (this.#skips > 0) this.#skips -= 1;
    else if (titles.has(name)) {
      this.headings.push(words(this.text.slice(this.#titleAt)));
      this.text += end;
    } else if (statements.has(name)) this.text += end;
    else if (inline.has(name)) this.#isAfterInline = true;
    else this.text += ' ';
  }
}

/** The text of a page's main content: what visitors read, without scripts, styles, drawings and hidden parts. */
export function pageText(html: string): PageText {
  const main = html.indexOf('<main');
  if (main < 0) return { headings: '', body: '' };
  const page = new TextOfPage();
  // Pages are written in lower case, and `oneLine` decodes their entities.
  const options = { decodeEntities: false, lowerCaseTags: false, lowerCaseAttributeNames: false };
  new Parser(page, options).end(html.slice(main, html.lastIndexOf('</main>')));
  return { headings: page.headings.join('\n'), body: statementsIn(page.text) };
}
