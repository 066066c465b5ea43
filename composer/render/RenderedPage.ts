import type { Locale } from '#lib/format/locale.ts';
import type { Choice } from '#lib/values/Choice.ts';
import type { Words } from '#section-kit/defineSection.ts';
import type { ArticleQuestion } from '#section-kit/knownArticles.ts';
import type { KnownRate } from '#section-kit/knownRate.ts';
import type { PageProgram } from './compose/ClientAssets.ts';

/** A part of a document: UTF-16 offsets, the second after the end. */
export type Range = readonly [start: number, end: number];

/** An island and where it stands in a document. */
export interface PlacedIsland {
  /** Element id of its section. */
  readonly id: string;
  /** Name of its section. */
  readonly section: string;
  /** Ids of the forms that it shows. */
  readonly forms: readonly string[];
  /** Its HTML without the element around it. */
  readonly html: Range;
  /** Its JSON, an `IslandData`, without the element around it. */
  readonly data: Range;
  /** Choices that its JSON leaves out, by the id of the select in its HTML that has them. */
  readonly choices: Readonly<Record<string, readonly Choice[]>>;
}

/** A section that is no island and yet rendered anew for some requests: it has `servedRates`. */
export interface ServedSection {
  /** Element id of its section. */
  readonly id: string;
  /** Name of its section. */
  readonly section: string;
  /** Its HTML without the element around it. */
  readonly html: Range;
  /** JSON of its props and environment, which the document does not have. */
  readonly data: string;
}

/** A form that a page shows between its layout's top and bottom. */
export interface RenderedForm {
  /** `formId` of the definition. */
  readonly id: string;
  /** As the page shows it: words are filled in and places named. */
  readonly definition: unknown;
  /** Words of the site that take the place of the section's own. */
  readonly words: Words;
}

/** Where parts of a document are that an answer to one request may change. */
export interface DocumentPlaces {
  /** The policy in the document itself, escaped; `undefined` in development. */
  readonly policy?: Range;
  /** The text of the one style sheet. */
  readonly style: Range;
  /** The text of `<title>`. */
  readonly title: Range;
}

/** A finished page, and all that rendering it found out. */
export interface RenderedPage {
  readonly path: string;
  readonly locale: Locale;
  readonly html: string;
  readonly places: DocumentPlaces;
  /** The text of `<title>`, not escaped. */
  readonly title: string;
  /** Value of the Content-Security-Policy header; the document carries the same in a meta element. */
  readonly csp: string;
  readonly program: PageProgram;
  /** Element ids and names of its sections in page order, those in slots after the one that holds them. */
  readonly sections: readonly { readonly id: string; readonly name: string }[];
  /** Names of Emotion's styles that its style sheet has rules for under these names. */
  readonly styles: readonly string[];
  /** URL of the sheet with all of the theme's variables; only pages with islands have it. */
  readonly variablesHref?: string;
  readonly forms: readonly RenderedForm[];
  /** In the order in which they end. */
  readonly islands: readonly PlacedIsland[];
  /** In page order. */
  readonly served: readonly ServedSection[];
  /** What visitors read between the layout's top and bottom, with `textMarks`. */
  readonly text: string;
  /** The rates that were asked for, by key; `undefined` for one that is not in force. */
  readonly rates: ReadonlyMap<string, KnownRate | undefined>;
  /** The articles that were asked for. */
  readonly articles: ReadonlySet<ArticleQuestion>;
  /** Whether branches of the bank were asked for. */
  readonly showsLocations: boolean;
}
