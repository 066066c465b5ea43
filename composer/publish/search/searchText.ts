import { oneLine } from '#lib/html.ts';
import { textMarks } from '#composer/render/section/visibleText.ts';

/** What the search index keeps of a composed page. */
export interface PageText {
  readonly headings: string;
  /** In one line, as excerpts show it: a dot parts what a reader sees apart. */
  readonly body: string;
}

const words = (text: string) => oneLine(text.replace(/[{}↩]/g, ' '));

/** Statements in one line, with a dot after each that no mark ends. */
const statementsIn = (text: string) =>
  words(text)
    .split(textMarks.endOfStatement)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
    .map((statement) => (/[.?!:;…。？！：；]$/.test(statement) ? statement : `${statement} ·`))
    .join(' ')
    .replace(/ ·$/, '');

const { title, endOfTitle, endOfStatement } = textMarks;
const titleMarks = new RegExp(`([${title}${endOfTitle}])`);

/** What the search index keeps of a page. @param visible what `renderPage` says that visitors read. */
export function pageText(visible: string): PageText {
  const headings: string[] = [];
  let text = '';
  let titleAt = 0;
  for (const part of visible.split(titleMarks)) {
    if (part === title) titleAt = text.length;
    else if (part === endOfTitle) {
      headings.push(words(text.slice(titleAt)));
      text += endOfStatement;
    } else text += part;
  }
  return { headings: headings.join('\n'), body: statementsIn(text) };
}
