import type { ContentKind } from '#content/fields.ts';
import type { AnySection } from './defineSection.ts';
import { visitContent } from './walkSchema.ts';

const kindsOfSections = new WeakMap<AnySection, ReadonlySet<ContentKind>>();

/** Returns the kinds of content that a section can have, as its default example does. Memoized. */
export function contentKinds(section: AnySection): ReadonlySet<ContentKind> {
  const known = kindsOfSections.get(section);
  if (known) return known;
  const kinds = new Set<ContentKind>();
  visitContent(section.schema, section.examples.default, (kind) => void kinds.add(kind));
  kindsOfSections.set(section, kinds);
  return kinds;
}
