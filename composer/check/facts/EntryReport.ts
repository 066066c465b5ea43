import type {
  AnySection,
  ArticleValue,
  Provision,
  RedirectTarget,
  WizardAnswer,
} from '#section-kit/defineSection.ts';
import type { NamedRate, NamedTiers } from '#section-kit/siteData.ts';
import type { TextLanguage } from './TextLanguage.ts';
import type { Fact } from './Fact.ts';
import type { JsonPath } from '#composer/problems/problemAt.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';

/** A rate that a section names. It has a fact if author text names it. */
export interface PlacedRate extends NamedRate {
  readonly fact?: Fact;
}

export type Registry = ReadonlyMap<string, AnySection>;

/** An entry of a section list, with everything that checks of the whole page need to know about it. */
export interface EntryReport {
  readonly source: SourceFile;
  readonly path: JsonPath;
  readonly component?: string;
  readonly fragment?: string;
  readonly id?: string;
  readonly provides: readonly Provision[];
  /** Rates that its props or its text name, with paths relative to the props. */
  readonly rates: readonly PlacedRate[];
  /** Tables of tiers in its props, with paths relative to the props. */
  readonly tiers: readonly NamedTiers[];
  /** False if the props don't match the schema. The facts may then be incomplete. */
  readonly isValid: boolean;
  readonly facts: readonly Fact[];
  /** Where the answers of a wizard step lead. Absent for all other sections. */
  readonly answers?: readonly WizardAnswer[];
  /** Values of articles that its filters offer or by which it selects. Absent if there are none. */
  readonly articleValues?: readonly ArticleValue[];
  /** Names of the parameters of the page's address that the section reads. Absent if there are none. */
  readonly asks?: readonly string[];
  /** Where the section redirects visitors. */
  readonly redirects?: readonly RedirectTarget[];
  readonly slots: readonly (readonly EntryReport[])[];
}

/** Yields the entries of lists, and recursively those in their slots. */
export function* entriesIn(lists: Iterable<readonly EntryReport[]>): Generator<EntryReport> {
  for (const list of lists) {
    for (const entry of list) {
      yield entry;
      yield* entriesIn(entry.slots);
    }
  }
}

/** Functions that read headings and languages, if the caller has them. */
export interface Readers {
  readonly headings?: HeadingReader | undefined;
  readonly languageOf?: TextLanguage | undefined;
}

/**
 * Returns the levels of the headings that a section renders with parsed props, in document order, or `undefined` if
 * unknown.
 */
export type HeadingReader = (section: AnySection, props: unknown) => readonly number[] | undefined;

/**
 * Returns the ids that authors gave to elements of a section. Ids of the page frame, such as `main`, are not included.
 */
export const idsOf = ({ id, facts }: EntryReport): string[] => [
  ...(id === undefined ? [] : [id]),
  ...facts.flatMap(({ kind, value }) => (kind === 'anchor' ? [value] : [])),
];
