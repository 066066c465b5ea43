import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';

/**
 * Renders a view that may use queries. Its query cache is then cleared, because a garbage collection timer would keep
 * the process alive.
 *
 * @param known Query results to render with. They are kept.
 */
export function withQueries(
  view: ReactElement,
  render: (root: ReactElement) => string,
  known?: QueryClient,
): string {
  const queries = known ?? new QueryClient();
  try {
    return render(<QueryClientProvider client={queries}>{view}</QueryClientProvider>);
  } finally {
    if (!known) queries.clear();
  }
}
