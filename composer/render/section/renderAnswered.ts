import { type Query, QueryClient } from '@tanstack/react-query';
import type { Theme } from '@mui/material/styles';
import type { AnySection } from '#section-kit/defineSection.ts';
import type { SectionEnvironment } from '#section-kit/sectionContext.tsx';
import type { RenderedSection } from './RenderedSection.ts';
import { renderSection } from './renderSection.tsx';

/** What a view has asked for while it was rendered, and nobody has answered yet. */
const isOpen = ({ options, state }: Query) =>
  state.status === 'pending' && (options as { readonly enabled?: unknown }).enabled !== false;

/** Rounds of questions that depend on the answers to those before; a view has no more than three. */
const rounds = 5;

/**
 * Renders an island with what it asks the services for, which the browser then need not ask again. A service that fails
 * is an answer as well.
 *
 * @param fetch asks the services by their paths.
 */
export async function renderAnswered(
  section: AnySection,
  props: Record<string, unknown>,
  environment: SectionEnvironment,
  theme: Theme,
  fetch: typeof globalThis.fetch,
): Promise<RenderedSection> {
  const queries = new QueryClient({ defaultOptions: { queries: { meta: { fetch } } } });
  try {
    const render = () => renderSection(section, props, environment, theme, { queries });
    let made = render();
    for (let round = 0; round < rounds; round += 1) {
      const open = queries.getQueryCache().getAll().filter(isOpen);
      if (open.length === 0) break;
      await Promise.allSettled(open.map((query) => query.fetch({ ...query.options, retry: false })));
      made = render();
    }
    return made;
  } finally {
    queries.clear();
  }
}
