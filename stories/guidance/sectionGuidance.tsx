import type { AnySection } from '#section-kit/defineSection.ts';
import type { Guidance, Note } from '#stories/docs/guidance.ts';
import { SectionHost } from '#stories/SectionHost.tsx';
import type { SectionNote } from './SectionGuidance.ts';
import { guidanceOfSections } from './guidanceOfSections.ts';

const noteOf = (section: AnySection, note: SectionNote): Note =>
  typeof note === 'string'
    ? note
    : {
        text: note.text,
        fit: 'section',
        example: () => <SectionHost section={section} props={note.props} locale="en" />,
      };

/** Returns the guidance of a section for `parameters.guidance`. */
export function sectionGuidance(section: AnySection): Guidance | undefined {
  const guidance = guidanceOfSections[section.name];
  return (
    guidance && {
      do: guidance.do.map((note) => noteOf(section, note)),
      dont: guidance.dont.map((note) => noteOf(section, note)),
    }
  );
}
