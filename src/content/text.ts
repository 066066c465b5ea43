import { z } from 'zod';

/**
 * How the composer must treat a string in author props. It is kept in the schema's metadata under `portico`, so that
 * resolving, checking and editing follow the schema and never a section's name.
 *
 * - `plain`: text for an attribute, a label or a heading, with `{date}`, `{zipcode}`, `{firstname|fallback}`,
 *   `{word:key}` and `{rate:key}`; React escapes it.
 * - `inline`: the same with `**strong**`, `*emphasis*`, `[link](/page.html)` and `[^note]`; the view receives finished,
 *   safe HTML.
 * - `rich`: the same plus paragraphs, lists, headings (from `##`), tables and quotes;
 *   a paragraph `Table: …` before a table is its caption.
 * - `href`: a link target. `anchor`: the id of an element on the page. `media`: a file under `/media/`. `image`: a
 *   picture, an object with such a file.
 * - `footnote`: the key of a note that `[^key]` refers to. `heading`: a heading level.
 * - `link`: a target with its words. `article`: the path of an article.
 * - `frame`: the address of a page that stands in a frame.
 * - `video`: the account of a video's provider.
 * - `form-definition`: a whole form that the server must know. `captcha`: a field in it that makes sure that a form comes
 *   from a person.
 */
export type ContentKind =
  | 'plain'
  | 'inline'
  | 'rich'
  | 'href'
  | 'anchor'
  | 'media'
  | 'image'
  | 'frame'
  | 'video'
  | 'footnote'
  | 'heading'
  | 'form-definition'
  | 'link'
  | 'article'
  | 'captcha';

/** Finished HTML of phrasing content. */
export type InlineHtml = string & z.core.$brand<'InlineHtml'>;
/** Finished HTML of flow content. */
export type RichHtml = string & z.core.$brand<'RichHtml'>;

/**
 * The most characters of an author's text. Longer ones are two sections, or a file that was pasted by mistake; and the
 * time that reading markup takes grows with the square of hostile text.
 */
export const mostCharacters = { line: 2_000, block: 10_000 };

const text = (most: number) => z.string().trim().min(1).max(most);

/** Author text without markup. */
export const plainText = () => text(mostCharacters.line).meta({ portico: 'plain' });

/** Author text with inline markup; the view shows it with `<Inline html={…} />`. */
export const inlineText = () => text(mostCharacters.line).brand<'InlineHtml'>().meta({ portico: 'inline' });

/** Author text with block markup; the view shows it with `<Rich html={…} />`. */
export const richText = () => text(mostCharacters.block).brand<'RichHtml'>().meta({ portico: 'rich' });
