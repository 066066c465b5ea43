import { useMemo } from 'react';
import type { Locale } from '#lib/locale.ts';
import type { AnySection } from '#section-kit/defineSection.ts';
import { resolveProps, standaloneContext } from '#section-kit/resolveProps.ts';
import { localeOfExample } from '#tests/contract/localeOfExample.ts';
import { Islands } from './Islands.tsx';
import { SectionFrame } from './SectionFrame.tsx';

export interface SectionHostProps {
  readonly section: AnySection;
  /** Name of one of the section's examples. */
  readonly example?: string;
  /** Author props in place of an example's. */
  readonly props?: Record<string, unknown>;
  readonly locale?: Locale;
}

/** Shows a section alone, from author props. */
export function SectionHost({
  section,
  example = 'default',
  props,
  locale = localeOfExample(example),
}: SectionHostProps) {
  const author = props ?? section.examples[example];
  const resolved = useMemo(
    () => resolveProps(section, author, standaloneContext({ locale }, section, author)),
    [section, author, locale],
  );
  const slots = Object.entries(section.slots ?? {}).map(([name, { title, description }]) => [
    name,
    <p key={name}>
      {title}: {description}
    </p>,
  ]);
  return (
    <Islands>
      <SectionFrame
        section={section}
        props={resolved}
        id="story"
        locale={locale}
        slots={Object.fromEntries(slots)}
      />
    </Islands>
  );
}
