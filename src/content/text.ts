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
 * - `href`: a link target. `anchor`: the id of an element on the page. `media`: a file under `/media/`.
 * - `footnote`: the key of a note that `[^key]` refers to. `heading`: a heading level.
 * - `link`: a target with its words.
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
  | 'footnote'
  | 'heading'
  | 'form-definition'
  | 'link'
  | 'captcha';

/** Finished HTML of phrasing content. */
export type InlineHtml = string & z.core.$brand<'InlineHtml'>;
/** Finished HTML of flow content. */
export type RichHtml = string & z.core.$brand<'RichHtml'>;

/** Author text without markup. */
export const plainText = () => z.string().trim().min(1).meta({ portico: 'plain' });

/** Author text with inline markup; the view shows it with `<Inline html={…} />`. */
export const inlineText = () => z.string().trim().min(1).brand<'InlineHtml'>().meta({ portico: 'inline' });

/** Author text with block markup; the view shows it with `<Rich html={…} />`. */
export const richText = () => z.string().trim().min(1).brand<'RichHtml'>().meta({ portico: 'rich' });
