import type { AnySection } from '#section-kit/defineSection.ts';

/** A section of a composed page, with fragments expanded and an id assigned. */
export interface ComposedSection {
  readonly id: string;
  readonly section: AnySection;
  /** As the author wrote them, not resolved. */
  readonly props: Readonly<Record<string, unknown>>;
  readonly slots: Readonly<Record<string, readonly ComposedSection[]>>;
}

/** Yields sections and those in their slots, in page order. */
export function* withSlots(sections: readonly ComposedSection[]): Generator<ComposedSection> {
  for (const section of sections) {
    yield section;
    for (const children of Object.values(section.slots)) yield* withSlots(children);
  }
}
