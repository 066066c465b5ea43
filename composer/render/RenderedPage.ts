import type { Locale } from '#lib/format/locale.ts';
import type { Words } from '#section-kit/defineSection.ts';
import type { Image } from '#content/fields.ts';
import type { PageProgram } from './compose/ClientAssets.ts';
import type { PageReads } from './compose/SiteParts.ts';
import type { PageMedia } from './PageMedia.ts';
import type { VisibleText } from './section/visibleText.ts';

/** A range in a document: UTF-16 offsets; the end is exclusive. */
export type Range = readonly [start: number, end: number];

/** A section that is rerendered in the browser or for requests, and its position in a document. */
interface PlacedHtml {
  /** Element id of its section. */
  readonly id: string;
  /** Name of its section. */
  readonly section: string;
  /** Its HTML, without the enclosing element. */
  readonly html: Range;
}

/** An island and its position in a document. */
export interface PlacedIsland extends PlacedHtml {
  /** Ids of the forms that it contains. */
  readonly forms: readonly string[];
  /** Its JSON (an `IslandData`), without the enclosing element. */
  readonly data: Range;
}

/** A section that is not an island, but is rerendered for requests because it has `request`. */
export interface ServedSection extends PlacedHtml {
  /** JSON of its props and environment, which the document does not have. */
  readonly data: string;
}

/** A form that a page shows between its layout's top and bottom. */
export interface RenderedForm {
  /** `formId` of the definition. */
  readonly id: string;
  /** As the page shows it, with words filled in and fallbacks for placeholders. */
  readonly definition: unknown;
  /** Words of the site that replace the section's own. */
  readonly words: Words;
}

/** Positions of the parts of a document that a response to one request may change. */
export interface DocumentPlaces {
  /** The policy in the document's meta element, escaped. `undefined` in development. */
  readonly policy?: Range;
  /** The text of the style sheet. */
  readonly style: Range;
  /** The text of `<title>`. */
  readonly title: Range;
}

/** A rendered page, and everything that was learned while rendering it. */
export interface RenderedPage {
  readonly path: string;
  readonly locale: Locale;
  readonly html: string;
  readonly places: DocumentPlaces;
  /** The text of `<title>`, not escaped. */
  readonly title: string;
  /** Value of the Content-Security-Policy header. The document's meta element contains the same. */
  readonly csp: string;
  readonly program: PageProgram;
  /** Element ids and names of its sections in page order; sections in slots follow their parent. */
  readonly sections: readonly { readonly id: string; readonly name: string }[];
  /** Names of the Emotion styles whose rules are in its style sheet, unshortened. */
  readonly styles: readonly string[];
  /** URL of the style sheet with all of the theme's variables. Only set for pages with islands. */
  readonly variablesHref?: string;
  readonly forms: readonly RenderedForm[];
  /** In the order of their end tags. */
  readonly islands: readonly PlacedIsland[];
  /** In page order. */
  readonly served: readonly ServedSection[];
  /** What visitors read between the layout's top and bottom. */
  readonly text: VisibleText;
  readonly reads: PageReads;
  readonly media: PageMedia;
  /** The social image to generate for it. Its alternative text is the heading that it shows. */
  readonly social: Image | undefined;
}
