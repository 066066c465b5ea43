import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { richHeadings } from '#composer/page/contentFacts.ts';
import { choicesOf } from '#section-kit/choicesOf.ts';
import type { AnySection } from '#section-kit/defineSection.ts';
import { resolveProps, standaloneContext } from '#section-kit/resolveProps.ts';
import { SectionProvider } from '#section-kit/sectionContext.tsx';
import { mapContent } from '#section-kit/walkSchema.ts';
import { withQueries } from './withQueries.tsx';

// One cache for all: styles are looked at once a process, and never read.
const cache = createCache({ key: 'outline', stylisPlugins: [] });
cache.compat = true;

const known = new WeakMap<AnySection, Map<string, readonly number[] | undefined>>();

/**
 * Levels of the headings a section shows with these props, in document order, without those of its slots. They are
 * read from its HTML, so that a section need not declare them. `undefined` when it cannot be rendered.
 */
export function sectionHeadings(section: AnySection, props: unknown): readonly number[] | undefined {
  const levels = known.get(section) ?? new Map<string, readonly number[] | undefined>();
  known.set(section, levels);
  const shape = shapeOf(section, props);
  if (!levels.has(shape)) levels.set(shape, renderedHeadings(section, props));
  return levels.get(shape);
}

/** What headings depend on: which parts there are, levels and choices, but not the words of the text nor names. */
function shapeOf(section: AnySection, props: unknown): string {
  const chosen = choicesOf(section);
  const shape = mapContent(section.schema, props, (kind, value) => {
    if (typeof value !== 'string' || value === '') return value;
    return kind === 'rich' ? richHeadings(value).map(({ level }) => level) : 1;
  });
  return JSON.stringify(shape, (_key, value: unknown) =>
    typeof value === 'string' && value !== '' && !chosen.has(value) ? 1 : value,
  );
}

function renderedHeadings(section: AnySection, props: unknown): readonly number[] | undefined {
  const { View } = section;
  const environment = {
    id: 'outline',
    locale: 'en',
    words: section.words?.en ?? {},
    serviceBase: '/svt',
  } as const;
  try {
    const resolved = resolveProps(section, props, standaloneContext({}, section, props));
    const view = (
      <SectionProvider value={environment}>
        <View {...resolved} />
      </SectionProvider>
    );
    const html = withQueries(view, (root) =>
      renderToStaticMarkup(<CacheProvider value={cache}>{root}</CacheProvider>),
    );
    return [...html.matchAll(/<h([1-6])[\s>]/g)].map((match) => Number(match[1]));
  } catch {
    return undefined;
  }
}
