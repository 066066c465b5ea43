import type { Locale } from '#lib/format/locale.ts';
import type { PageSource } from '#composer/page/PageSource.ts';
import type { Composition } from './Composition.ts';
import type { HeadingReader, Registry } from './EntryReport.ts';
import type { FileReport } from './FileReport.ts';
import type { Placed } from './placedProblem.ts';

/** What the pages of a site share, by name. */
export interface Shared {
  readonly layouts: ReadonlyMap<string, FileReport>;
  readonly fragments: ReadonlyMap<string, FileReport>;
  readonly defaultLayout: string;
  /** Keys of the words of each language, those of the library included; `undefined` while its file is not right. */
  readonly words: Readonly<Record<Locale, ReadonlySet<string> | undefined>>;
  readonly registry: Registry;
  /** Tells the headings of sections from their HTML, if they are looked at. */
  readonly headings: HeadingReader | undefined;
}

/** What rules about one composed page are told. */
export interface PageFacts {
  readonly page: PageSource;
  /** Its sections in their order, those of layout and fragments included. */
  readonly placed: readonly Placed[];
  readonly anchors: Composition['anchors'];
  readonly shared: Shared;
}
