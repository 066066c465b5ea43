import type { AnySection, Provision, WizardAnswer } from '#section-kit/defineSection.ts';
import type { NamedRate } from '#section-kit/knownRate.ts';
import type { TextLanguage } from './TextLanguage.ts';
import type { Fact } from './Fact.ts';
import type { JsonPath } from '#composer/problems/problemAt.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';

/** A rate that a section names; with a fact when author text does. */
export interface PlacedRate extends NamedRate {
  readonly fact?: Fact;
}

export type Registry = ReadonlyMap<string, AnySection>;

/** An entry of a list of sections, with what the rest of the page must know of it. */
export interface EntryReport {
  readonly source: SourceFile;
  readonly path: JsonPath;
  readonly component?: string;
  readonly fragment?: string;
  readonly id?: string;
  readonly provides: readonly Provision[];
  /** Rates that its props or its text name, with their places below the props. */
  readonly rates: readonly PlacedRate[];
  /** False when the props do not fit the schema; then the facts may be incomplete. */
  readonly isValid: boolean;
  readonly facts: readonly Fact[];
  /** Of a step of a wizard: where its answers lead. Missing for every other section. */
  readonly answers?: readonly WizardAnswer[];
  readonly slots: readonly (readonly EntryReport[])[];
}

/** The entries of lists and those in their slots. */
export function* entriesIn(lists: Iterable<readonly EntryReport[]>): Generator<EntryReport> {
  for (const list of lists) {
    for (const entry of list) {
      yield entry;
      yield* entriesIn(entry.slots);
    }
  }
}

/** What a check is told of the sections and the texts of a site, if anything. */
export interface Readers {
  readonly headings?: HeadingReader | undefined;
  readonly languageOf?: TextLanguage | undefined;
}

/** Levels of the headings that a section shows with parsed props, in document order; `undefined` when unknown. */
export type HeadingReader = (section: AnySection, props: unknown) => readonly number[] | undefined;
