import type { AuthorProps } from '#stories/sectionArgTypes.ts';

/** A sentence, and the author props of a section that shows it. */
export interface PicturedProps {
  readonly text: string;
  readonly props: AuthorProps;
}

export type SectionNote = string | PicturedProps;

/** Dos and don'ts of a section. */
export interface SectionGuidance {
  readonly do: readonly SectionNote[];
  readonly dont: readonly SectionNote[];
}

/** Guidance by the name of the section. */
export type GuidanceOfSections = Readonly<Record<string, SectionGuidance>>;
