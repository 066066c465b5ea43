import type { Image } from '#content/fields.ts';
import { oneLine } from '#lib/markup/html.ts';
import type { IndexedArticle } from '#composer/search/searchTables.ts';
import type { PageDefinition } from '#composer/page/pageDefinition.ts';
import type { VisibleText } from '#composer/render/section/visibleText.ts';

/** The data of a page in the search index, in addition to that in the release. */
export interface PageText {
  readonly headings: string;
  /** One line, as shown in excerpts. A dot separates parts that are visually separate. */
  readonly body: string;
  /** Search terms from its author, one per line. */
  readonly labels?: string;
  /** `IndexedArticle` as JSON, if the page is an article. */
  readonly article?: string;
  /** Ranking factor. */
  readonly boost?: number;
}

const words = (text: string) => oneLine(text.replace(/[{}↩]/g, ' '));

/** Joins statements in one line, with a dot after each that has no final punctuation. */
const joined = (statements: readonly string[]) =>
  statements
    .map(words)
    .filter((statement) => statement !== '')
    .map((statement) => (/[.?!:;…。？！：；]$/.test(statement) ? statement : `${statement} ·`))
    .join(' ')
    .replace(/ ·$/, '');

/** Pages that mention everything are seldom what visitors look for. */
const boosts: Readonly<Partial<Record<PageDefinition['pageType'], number>>> = { home: 0.8, search: 0.2 };

/** A picture for lists. */
type ListedPicture = Pick<IndexedArticle, 'image' | 'sources'>;

const indexed = (
  { topic, product, audience, callToAction, image }: NonNullable<PageDefinition['article']>,
  picture: (image: Image) => ListedPicture,
): IndexedArticle => ({ topic, product, audience, callToAction, ...(image && picture(image)) });

/** Returns the author's search settings of a page. @param picture Returns the list version of a picture. */
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

/** Returns the search text of a page. @param visible The visible text from `renderPage`. */
export function pageText(visible: VisibleText): PageText {
  const headings: string[] = [];
  const statements: string[] = [];
  let statement = '';
  let heading = '';
  for (const part of visible) {
    if (typeof part === 'string') {
      statement += part;
      heading += part;
    } else if (part.type === 'title') heading = '';
    else if (part.type !== 'slot') {
      if (part.type === 'endOfTitle') headings.push(words(heading));
      statements.push(statement);
      statement = '';
    }
  }
  return { headings: headings.join('\n'), body: joined([...statements, statement]) };
}
