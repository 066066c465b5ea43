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

/** Attributes of what is only heard, only keeps room, or shows at other times. */
const unseen = /visually-hidden"| data-nosnippet=""| hidden=""/;

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

const tagsOf = new Map<string, RegExp>();

/** Offset behind the end of an element; where it has none, of its opening tag. @param at behind that tag. */
function behind(html: string, name: string, at: number): number {
  const tags = tagsOf.get(name) ?? new RegExp(`<(/?)${name}\\b`, 'g');
  tagsOf.set(name, tags);
  tags.lastIndex = at;
  let depth = 1;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] === '/' ? -1 : 1;
    if (depth === 0) return html.indexOf('>', tag.index) + 1;
  }
  return at;
}

/** The text of a page's main content: what visitors read, without scripts, styles, drawings and hidden parts. */
export function pageText(html: string): PageText {
  const start = html.indexOf('>', html.indexOf('<main')) + 1;
  const main = html.slice(start, Math.max(start, html.lastIndexOf('</main>')));
  const tags = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9]*)[^>]*>/g;
  const headings: string[] = [];
  let text = '';
  let titleAt = 0;
  let at = 0;
  for (let found = tags.exec(main); found; found = tags.exec(main)) {
    const [tag, slash, name] = found;
    const isEnd = slash === '/';
    text += main.slice(at, found.index);
    at = tags.lastIndex;
    if (name === undefined) continue;
    if (!isEnd && (skipped.has(name) || unseen.test(tag)))
      tags.lastIndex = behind(main, name, tags.lastIndex);
    else if (titles.has(name)) {
      if (isEnd) headings.push(words(text.slice(titleAt)));
      text += isEnd ? end : ' ';
      titleAt = text.length;
    } else if (isEnd && statements.has(name)) text += end;
    // Two links in a row are two words.
    else if (!inline.has(name) || (isEnd && main[at] === '<' && (main[at + 1] ?? '') >= 'a')) text += ' ';
    at = tags.lastIndex;
  }
  return { headings: headings.join('\n'), body: statementsIn(text) };
}
