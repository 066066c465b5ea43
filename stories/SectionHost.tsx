import { useMemo } from 'react';
import { Container } from '#components/layout/Container.tsx';
import type { Locale } from '#lib/format/locale.ts';
import type { AnySection } from '#section-kit/defineSection.ts';
import { parseProps } from '#section-kit/parseProps.ts';
import { resolveProps, standaloneContext } from '#section-kit/resolveProps.ts';
import { Islands } from './Islands.tsx';
import { propsProblems } from './propsProblems.ts';
import { type AuthorProps, authorProps } from './sectionArgTypes.ts';
import { SectionFrame } from './SectionFrame.tsx';

export interface SectionHostProps {
  readonly section: AnySection;
  /** Author props, which may be invalid. */
  readonly props: AuthorProps;
  readonly locale: Locale;
}

/**
 * Renders a section on its own from author props. Changed props remount it, which discards all changes made by its
 * behavior or island, as on another page.
 */
export function SectionHost({ section, props, locale }: SectionHostProps) {
  const author = useMemo(() => authorProps(section, props), [section, props]);
  const { error } = parseProps(section, author);
  if (error) return <WrongProps problems={propsProblems(section, author, error)} />;
  return <Section key={JSON.stringify([author, locale])} section={section} props={author} locale={locale} />;
}

function Section({ section, props, locale }: SectionHostProps) {
  const resolved = useMemo(
    () => resolveProps(section, props, standaloneContext({ locale }, section, props)),
    [section, props, locale],
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

function WrongProps({ problems }: { readonly problems: readonly string[] }) {
  return (
    <Container role="alert" lang="en-US" sx={{ paddingBlock: 3 }}>
      <p>
        <strong>These props do not fit the section’s schema.</strong>
      </p>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Container>
  );
}
