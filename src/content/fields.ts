import { z } from 'zod';
import { safeHref } from '#lib/address/urls.ts';

/** A sanitized SVG that is inlined in a page. */
export interface Drawing {
  /** The attribute of the `svg` element: four numbers. */
  readonly viewBox: string;
  /** The content of the `svg` element. */
  readonly html: string;
}

/** The address of an embedded page: `https:`, or a path on the site (SEC-01). */
export const frameAddress = () =>
  z
    .string()
    .refine((value) => safeHref(value) !== undefined && /^(?:https:\/\/|\/)/.test(value), {
      error: 'Expected an address such as https://tools.bank.example/budget',
    })
    .meta({ portico: 'frame' });

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
 * - `message`: plain text with placeholders of its own, such as `{name}`, which no other placeholder is filled in.
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
  | 'message'
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

const authorText = (most: number) => z.string().trim().min(1).max(most);

/** Author text without markup. @param most maximum length. */
export const plainText = (most: number = mostCharacters.line) => authorText(most).meta({ portico: 'plain' });

/** Author text with inline markup; views render it with `<Inline html={…} />`. */
export const inlineText = () =>
  authorText(mostCharacters.line).brand<'InlineHtml'>().meta({ portico: 'inline' });

/** Author text with block markup; views render it with `<Rich html={…} />`. */
export const richText = () => authorText(mostCharacters.block).brand<'RichHtml'>().meta({ portico: 'rich' });

/** The level of a section's heading. The headings on a page must not skip a level. */
export const headingLevel = (level: 1 | 2 | 3 | 4 = 2) =>
  z
    .union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
    .default(level)
    .meta({
      title: 'Heading level',
      description: 'Level of the heading in the page outline.',
      portico: 'heading',
    });
export type HeadingLevel = 1 | 2 | 3 | 4;

/** A link target: `/path.html`, `#anchor`, `https://…`, `mailto:…` or `tel:…` (SEC-02). */
export const href = () =>
  z
    .string()
    .refine((value) => safeHref(value) !== undefined, {
      error: 'Expected a link target: /page.html, #anchor, https://…, mailto:… or tel:…',
      params: { portico: 'unsafe-link' },
    })
    .meta({ portico: 'href' });

/** The number of somebody who takes applications for home loans; others have none. */
export const nmlsId = () =>
  z
    .string()
    .regex(/^\d{1,8}$/, 'Expected digits, such as 1234567')
    .optional()
    .meta({
      title: 'NMLS ID',
      description: 'Required for people who take applications for home loans (12 CFR 1007.105).',
    });

/**
 * The path of a page on this site, without a query or hash.
 *
 * @param example a valid path for the error message: `/cd-rates.html`.
 */
export const sitePath = (example: string) =>
  z.string().regex(/^\/(?!\/)[^\s?#\\]*$/, `Expected a path of this site, such as ${example}`);

/** The id of an element: a letter, followed by letters, digits, `-` and `_`. */
export const anchorId = () =>
  z
    .string()
    .regex(/^[A-Za-z][\w-]*$/, 'Expected a letter followed by letters, digits, "-" or "_"')
    .meta({ portico: 'anchor' });

/** A link with its text. */
export const link = () =>
  z
    .strictObject({
      text: plainText().meta({
        title: 'Text',
        description: 'Link text. Describe the destination.',
        synonyms: ['title', 'name', 'words'],
      }),
      href: href().meta({
        title: 'Target',
        description: 'A page such as /cd-rates.html, an #anchor, or a full address.',
        synonyms: ['url', 'link', 'to', 'target', 'path'],
      }),
      label: plainText()
        .optional()
        .meta({
          title: 'Accessible name',
          description: 'Longer label for screen readers; must contain the text.',
          synonyms: ['aria-label', 'accessible name'],
        }),
    })
    .meta({ portico: 'link' });
export type Link = z.output<ReturnType<typeof link>>;

/** Whether something is hidden where the bank's mobile app shows its own (PAGE-10). */
export const hideInMobileApp = () =>
  z.boolean().default(false).meta({
    title: 'Hide in the mobile app',
    description: 'If true, it is hidden in the bank’s app, which has its own.',
  });

/** A link of the header or footer. */
export const siteLink = () => link().extend({ hideInMobileApp: hideInMobileApp() }).meta({ portico: 'link' });

/** Width and height in CSS pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** The path of a picture of the site. */
export const mediaPath = () =>
  z
    .string()
    .regex(/^\/media\/[\w./-]+\.(svg|png|jpg|jpeg|webp|avif)$/, 'Expected a file such as /media/savings.svg');

/** A picture of the site. Missing dimensions are taken from the file, so that loading it does not shift the layout. */
export const image = () =>
  z
    .strictObject({
      src: mediaPath().meta({
        title: 'File',
        description: 'A file in pages-json/media, such as /media/savings.svg.',
        portico: 'media',
        synonyms: ['url', 'file', 'path', 'source'],
      }),
      alt: z.string().meta({
        title: 'Alternative text',
        description: 'Describes the image. Leave empty if it is decorative.',
        portico: 'plain',
        synonyms: ['alt text', 'alternative text', 'text'],
      }),
      width: z
        .int()
        .positive()
        .optional()
        .meta({ title: 'Width', description: 'In CSS pixels. Defaults to the size of the file.' }),
      height: z
        .int()
        .positive()
        .optional()
        .meta({ title: 'Height', description: 'In CSS pixels. Defaults to the size of the file.' }),
    })
    .meta({ portico: 'image' });
export type Image = z.output<ReturnType<typeof image>>;

/**
 * Completes the dimensions of a picture. Both come from its file if both are missing; a single missing one is
 * calculated from the file's aspect ratio.
 *
 * @param natural size of the file, if known.
 */
export function withSize<Shown extends Image>(picture: Shown, natural: ImageSize | undefined): Shown {
  const { width, height } = picture;
  if (!natural || (width !== undefined && height !== undefined)) return picture;
  const scale = width === undefined ? (height ?? natural.height) / natural.height : width / natural.width;
  return {
    ...picture,
    width: width ?? Math.round(natural.width * scale),
    height: height ?? Math.round(natural.height * scale),
  };
}

/** One format of a picture in several widths, for a `source` element. */
export interface PictureSource {
  readonly type: `image/${string}`;
  readonly srcSet: string;
}

/** A picture as a page shows it. The optional parts are generated from the author's file when the page is built. */
export interface ShownImage extends Image {
  /** The available formats, best first. */
  readonly sources?: readonly PictureSource[];
  /** The `sizes` attribute, from which browsers choose a width before layout. */
  readonly sizes?: string;
  /** Background color until it has loaded: `#b3a89c`. */
  readonly color?: string;
}

/** The key of a footnote, which `[^key]` in author text refers to. */
export const footnoteKey = () =>
  z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'Expected lowercase letters, digits and "-", starting with a letter')
    .meta({ portico: 'footnote' });

/** The heading of a section or a part of one, with its level. @param description what the heading says. */
export const headingFields = (description: string) => ({
  heading: inlineText().meta({ title: 'Heading', description }),
  level: headingLevel(),
});

/** The same with an introduction. */
export const introFields = (heading: string, text: string) => ({
  ...headingFields(heading),
  text: inlineText().optional().meta({ title: 'Text', description: text }),
});

/** The background of a section. @param content what stands on it, such as `the cards`. */
export const tone = (content: string) =>
  z
    .enum(['plain', 'quiet'])
    .default('plain')
    .meta({ title: 'Tone', description: `"quiet" places ${content} on a panel.` });

/** The background of a section that can be a page's bold moment. @param content what stands on it. */
export const bandTone = (content: string) =>
  z
    .enum(['plain', 'quiet', 'brand'])
    .default('plain')
    .meta({
      title: 'Tone',
      description: `"quiet" places ${content} on a panel, "brand" on a dark band: one on a page.`,
    });

/** A switch that is off by default. */
export const flag = (title: string, description: string) =>
  z.boolean().default(false).meta({ title, description });
