import type { AnySection } from '#section-kit/defineSection.ts';

/** One section of a composed page: fragments are in place and ids given. */
export interface ComposedSection {
  readonly id: string;
  readonly section: AnySection;
  /** As the author wrote them. */
  readonly props: Readonly<Record<string, unknown>>;
  readonly slots: Readonly<Record<string, readonly ComposedSection[]>>;
}

/** Sections and those in their slots, in page order. */
export function* withSlots(sections: readonly ComposedSection[]): Generator<ComposedSection> {
  for (const section of sections) {
    yield section;
    for (const children of Object.values(section.slots)) yield* withSlots(children);
  }
}
