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
  /** Keys of the words of each language, including the library's. `undefined` if the language's file is invalid. */
  readonly words: Readonly<Record<Locale, ReadonlySet<string> | undefined>>;
  /** Languages that have a file of words. */
  readonly wordFiles: ReadonlySet<Locale>;
  readonly registry: Registry;
  /** Returns the headings of sections from their HTML. `undefined` if headings are not checked. */
  readonly headings: HeadingReader | undefined;
}

/** The input of rules about one composed page. */
export interface PageFacts {
  readonly page: PageSource;
  readonly report: FileReport;
  /** The page's sections in order, including those of its layout and fragments. */
  readonly placed: readonly Placed[];
  readonly anchors: Composition['anchors'];
  readonly shared: Shared;
}
