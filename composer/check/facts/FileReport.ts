import type { PicturePlace } from '#section-kit/picturePlace.ts';
import type { ImageSize } from '#content/fields.ts';
import type { Locale } from '#lib/format/locale.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';
import type { JsonPath } from '#composer/problems/problemAt.ts';
import type { Problem } from '#composer/problems/problem.ts';
import type { EntryReport } from './EntryReport.ts';
import type { Fact } from './Fact.ts';

/**
 * What one file contains, and its problems that don't depend on the rest of the site. All that rules need to know about
 * the file, so that its text need not be read again; plain data, except for `source`.
 */
export interface FileReport {
  readonly source: SourceFile;
  /** See `localeOfFile`. */
  readonly locale: Locale | undefined;
  readonly problems: readonly Problem[];
  /** False if the file cannot be read, or if something else is in the place of a list of sections. */
  readonly isWhole: boolean;
  /** The lists of sections: `sections` of pages and fragments, `top` and `bottom` of layouts. */
  readonly lists: ReadonlyMap<string, readonly EntryReport[]>;
  /** What its `$schema` says, if anything. */
  readonly schema?: string;
  /** Facts of the definition itself, such as its social image. */
  readonly facts: readonly Fact[];
  readonly images: readonly StatedImage[];
  readonly pictures: readonly PlacedPicture[];
  readonly figures: readonly TypedFigure[];
  /** The quotes of a page's statements that are in its own file. */
  readonly quotes: readonly string[];
}

/** What readers of a file's contents need. */
export interface FileContents extends Pick<FileReport, 'lists' | 'facts'> {
  readonly value: unknown;
}

/** What is wrong with an alternative text. */
export interface AltFault {
  readonly code: 'alt-is-file-name' | 'alt-says-image';
  /** The text, or its first words. */
  readonly said: string;
}

/** An image with the size that its author stated. */
export interface StatedImage extends Partial<ImageSize> {
  readonly path: JsonPath;
  readonly file: string;
  readonly fault?: AltFault;
}

/** A picture of a section or article: its file, its place, and whether its alternative text repeats other text. */
export interface PlacedPicture {
  /** Path of the picture object. */
  readonly path: JsonPath;
  readonly file: string;
  readonly place?: PicturePlace;
  /** Name of a neighboring prop with the same text as the alternative text. */
  readonly repeated?: string;
}

/** A figure that an author typed, and what is around it. */
export interface TypedFigure {
  readonly fact: Fact;
  /** The path that the fact's path is relative to. */
  readonly base: JsonPath;
  /** Absent for texts outside sections, such as a page's title or a word. */
  readonly entry?: EntryReport;
  /** The text that it is in. */
  readonly written: string;
  /** The same as `spokenText` returns it. */
  readonly spoken: string;
  /** Whether its prop makes a statement itself, such as the example of a loan. */
  readonly isStatement: boolean;
  /** Whether it is a message, which can have no mark. */
  readonly isMessage: boolean;
}
