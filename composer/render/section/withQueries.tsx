import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';

/**
 * Renders a view that may ask the services. What it asks for is forgotten at once: in a cache it would wait for its end
 * with a timer, which keeps a process from ending.
 *
 * @param known answers to render with; they are kept.
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
