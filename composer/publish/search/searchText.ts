import type { Image } from '#content/image.ts';
import { oneLine } from '#lib/markup/html.ts';
import type { IndexedArticle } from '#composer/search/IndexedArticle.ts';
import type { PageDefinition } from '#composer/page/pageDefinition.ts';
import { textMarks } from '#composer/render/section/visibleText.ts';

/** What the search index keeps of a composed page besides what the release says of it. */
export interface PageText {
  readonly headings: string;
  /** In one line, as excerpts show it: a dot parts what a reader sees apart. */
  readonly body: string;
  /** What its author says that it is about, one a line. */
  readonly labels?: string;
  /** `IndexedArticle` as JSON, if it is one. */
  readonly article?: string;
  /** Factor of its place among results. */
  readonly boost?: number;
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

/** Pages that speak of everything are seldom what is looked for. */
const boosts: Readonly<Partial<Record<PageDefinition['pageType'], number>>> = { home: 0.8, search: 0.2 };

/** A picture as lists show it. */
type ListedPicture = Pick<IndexedArticle, 'image' | 'sources'>;

const indexed = (
  { topic, product, audience, callToAction, image }: NonNullable<PageDefinition['article']>,
  picture: (image: Image) => ListedPicture,
): IndexedArticle => ({ topic, product, audience, callToAction, ...(image && picture(image)) });

/** What the author of a page says for the search. @param picture what was made of a picture for lists. */
export function pageLabels(
  { search, article, pageType }: Pick<PageDefinition, 'search' | 'article' | 'pageType'>,
  picture: (image: Image) => ListedPicture,
): Pick<PageText, 'labels' | 'article' | 'boost'> {
  const { keywords = [], topic, product, boost = boosts[pageType] ?? 1 } = search ?? {};
  const values = article ? [article.topic, article.product, article.audience] : [];
  const labels = [topic, product, ...keywords, ...values.map((value) => value.replaceAll('-', ' '))];
  return {
    labels: labels.filter((label) => label !== undefined).join('\n'),
    ...(article && pageType === 'article' && { article: JSON.stringify(indexed(article, picture)) }),
    boost,
  };
}

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
