import { z } from 'zod';

/**
 * How the composer treats a string in author props. Stored under `portico` in the schema's metadata, so that resolving,
 * checking and editing depend on the schema and never on a section's name.
 *
 * - `plain`: text for an attribute, a label or a heading, with `{date}`, `{zipcode}`, `{firstname|fallback}`,
 *   `{word:key}`, `{rate:key}` and `{rate-date:key}`; React escapes it.
 * - `inline`: the same with `**strong**`, `*emphasis*`, `[link](/page.html)` and `[^note]`; the view receives safe
 *   HTML.
 * - `rich`: the same plus paragraphs, lists, headings (from `##`), tables and quotes; a paragraph `Table: …` before a
 *   table is its caption.
 * - `href`: a link target. `anchor`: the id of an element on the page. `media`: a file under `/media/`. `image`: a
 *   picture, which is an object with such a file.
 * - `footnote`: the key of a footnote that `[^key]` refers to. `heading`: a heading level.
 * - `link`: a target with its text. `article`: the path of an article.
 * - `frame`: the address of an embedded page.
 * - `video`: the account at a video provider.
 * - `form-definition`: a whole form, which the server must know. `captcha`: a captcha field in it.
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

/** Safe HTML of phrasing content. */
export type InlineHtml = string & z.core.$brand<'InlineHtml'>;
/** Safe HTML of flow content. */
export type RichHtml = string & z.core.$brand<'RichHtml'>;

/**
 * Maximum length of author text. Anything longer should be split, or is a file pasted by mistake. It also limits the
 * time for parsing markup, which is quadratic in the length of malicious text.
 */
export const mostCharacters = { line: 2_000, block: 10_000 };

const text = (most: number) => z.string().trim().min(1).max(most);

/** Author text without markup. @param most maximum length. */
export const plainText = (most: number = mostCharacters.line) => text(most).meta({ portico: 'plain' });

/** Author text with inline markup; views render it with `<Inline html={…} />`. */
export const inlineText = () => text(mostCharacters.line).brand<'InlineHtml'>().meta({ portico: 'inline' });

/** Author text with block markup; views render it with `<Rich html={…} />`. */
export const richText = () => text(mostCharacters.block).brand<'RichHtml'>().meta({ portico: 'rich' });
