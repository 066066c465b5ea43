import type { z } from 'zod';
import type { AnySection, Provision } from '#section-kit/defineSection.ts';
import { schemaMeta } from '#section-kit/walkSchema.ts';
import { contentFacts } from '#composer/check/facts/content/contentFacts.ts';
import { hasMedia } from '#composer/schema/SchemaCursor.ts';
import type { HeadingReader, Registry } from '#composer/check/facts/EntryReport.ts';

type Field = z.core.$ZodType;

/** Returns the first prop of a section that matches. Advice only names props that the section has. */
const propOf = (section: AnySection | undefined, isRight: (field: Field) => boolean): string | undefined =>
  section && Object.entries(section.schema.shape).find(([, field]) => isRight(field))?.[0];

/** Returns the prop that makes a section show a statement that a banking rule requires. */
export const propThatSays = (section: AnySection | undefined, provision: Provision) =>
  propOf(section, (field) => schemaMeta(field)['says'] === provision);

/** Returns the prop that sets the level of a section's heading. */
export const levelProp = (section: AnySection | undefined) =>
  propOf(section, (field) => schemaMeta(field).portico === 'heading');

/** Returns the prop that holds a section's picture. */
export const pictureProp = (section: AnySection | undefined) => propOf(section, hasMedia);

const namesOf = (registry: Registry, isRight: (section: AnySection) => boolean): string =>
  [...registry.values()]
    .filter(isRight)
    .map(({ name }) => name)
    .join(' or ');

/** Returns `A or B`: the sections that can show one of these statements. Empty if none can. */
export const sectionsThatSay = (registry: Registry, provisions: readonly Provision[]): string =>
  namesOf(registry, (section) => provisionsOfExamples(section).some((one) => provisions.includes(one)));

function provisionsOfExamples({ provides = [], schema, examples }: AnySection): readonly Provision[] {
  if (typeof provides !== 'function') return provides;
  return Object.values(examples).flatMap((example) => provides(schema.parse(example)));
}

/** Returns `A or B`: the sections that hold footnotes. */
export const sectionsWithNotes = (registry: Registry): string =>
  namesOf(registry, ({ schema, examples }) =>
    contentFacts(schema, examples.default).some(({ kind }) => kind === 'note'),
  );

/** Returns `A or B`: the sections that render an `h1`. */
export const sectionsWithMainHeading = (registry: Registry, headings: HeadingReader): string =>
  namesOf(registry, (section) => {
    const parsed = section.schema.safeParse(section.examples.default);
    return parsed.success && headings(section, parsed.data)?.[0] === 1;
  });
