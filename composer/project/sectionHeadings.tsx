import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { headingLevels } from '#composer/check/facts/content/textFacts.ts';
import { BelowPage } from '#theme/BelowPage.tsx';
import { choicesOf } from '#section-kit/sectionContent.ts';
import type { AnySection } from '#section-kit/defineSection.ts';
import { resolveProps, standaloneContext } from '#section-kit/resolveProps.ts';
import { SectionProvider } from '#section-kit/sectionContext.tsx';
import { brandTokens } from '#theme/brand.gen.ts';
import { brandTheme } from '#composer/render/styles/BrandTheme.ts';
import { withQueries } from '#composer/render/section/renderSection.tsx';

// Shared by all renders, because their styles are discarded.
const cache = createCache({ key: 'outline', stylisPlugins: [] });
cache.compat = true;

const levelsBySection = new WeakMap<AnySection, Map<string, readonly number[] | undefined>>();

/**
 * Returns the levels of the headings that a section renders with these props, in document order, without those of its
 * slots. Read from its HTML, so that sections need not declare them; they don't depend on the brand. `undefined` if it
 * cannot be rendered.
 */
export function sectionHeadings(section: AnySection, props: unknown): readonly number[] | undefined {
  const levels = levelsBySection.get(section) ?? new Map<string, readonly number[] | undefined>();
  levelsBySection.set(section, levels);
  const shape = shapeOf(props, choicesOf(section));
  if (!levels.has(shape)) levels.set(shape, renderedHeadings(section, props));
  return levels.get(shape);
}

/**
 * Returns a cache key of what headings depend on: present parts, levels, choices, and headings in text, but not its
 * words.
 *
 * @param chosen Values that are choices rather than text.
 */
function shapeOf(value: unknown, chosen: ReadonlySet<string>): string {
  if (typeof value === 'string') {
    if (value === '' || chosen.has(value)) return JSON.stringify(value);
    return `#${headingLevels(value).join()}`;
  }
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map((item) => shapeOf(item, chosen)).join()}]`;
  const parts = Object.entries(value).map(
    ([key, inner]) => `${JSON.stringify(key)}:${shapeOf(inner, chosen)}`,
  );
  return `{${parts.join()}}`;
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
      renderToStaticMarkup(
        <CacheProvider value={cache}>
          <BelowPage theme={brandTheme(brandTokens).islandTheme}>{root}</BelowPage>
        </CacheProvider>,
      ),
    );
    return [...html.matchAll(/<h([1-6])[\s>]/g)].map((match) => Number(match[1]));
  } catch {
    return undefined;
  }
}
