import { type Query, QueryClient } from '@tanstack/react-query';
import type { Theme } from '@mui/material/styles';
import type { AnySection } from '#section-kit/defineSection.ts';
import type { SectionEnvironment } from '#section-kit/sectionContext.tsx';
import type { RenderedSection } from './RenderedSection.ts';
import { renderSection } from './renderSection.tsx';

/** Whether a query was enabled during the render and is still pending. */
const isOpen = ({ options, state }: Query) =>
  state.status === 'pending' && (options as { readonly enabled?: unknown }).enabled !== false;

/** Maximum number of render passes, for queries that depend on the results of others. A view needs at most three. */
const rounds = 5;

/**
 * Renders an island with the results of its queries, so that the browser need not repeat them. An error is a result
 * too.
 *
 * @param fetch Calls the services by path.
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
