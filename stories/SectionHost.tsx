import { ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Locale } from '#lib/locale.ts';
import { behaviourLoaders } from '#sections/behaviours.gen.ts';
import type { AnySection } from '#section-kit/defineSection.ts';
import { resolveProps, standaloneContext } from '#section-kit/resolveProps.ts';
import { SectionProvider } from '#section-kit/sectionContext.tsx';
import { localeOfExample } from '#tests/contract/localeOfExample.ts';
import { theme } from '#theme/theme.ts';

export interface SectionHostProps {
  readonly section: AnySection;
  /** Name of one of the section's examples. */
  readonly example?: string;
  /** Author props in place of an example's. */
  readonly props?: Record<string, unknown>;
  readonly locale?: Locale;
}

/** Shows a section as the composer does: resolved props, its words, its root element and its behaviour. */
export function SectionHost({
  section,
  example = 'default',
  props,
  locale = localeOfExample(example),
}: SectionHostProps) {
  const root = useRef<HTMLDivElement>(null);
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const author = props ?? section.examples[example];
  const resolved = useMemo(
    () => resolveProps(section, author, standaloneContext({ locale }, section, author)),
    [section, author, locale],
  );
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    void behaviourLoaders[section.name]?.().then(({ behaviour }) => {
      if (!gone && root.current) stop = behaviour(root.current);
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, [section]);
  const slots = Object.fromEntries(
    Object.entries(section.slots ?? {}).map(([name, slot]) => [
      name,
      `<p>${slot.title}: ${slot.description}</p>`,
    ]),
  );
  const { View } = section;
  return (
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={queries}>
        <div data-section={section.name} id="story" ref={root}>
          <SectionProvider
            value={{
              id: 'story',
              locale,
              words: section.words?.[locale] ?? {},
              serviceBase: '/svt/elmstone',
              slots,
            }}
          >
            <View {...resolved} />
          </SectionProvider>
        </div>
      </QueryClientProvider>
    </ThemeProvider>
  );
}
