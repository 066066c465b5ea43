import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';

/**
 * Renders a view that may ask the services. What it asks for is forgotten at once: in a cache it would wait for its end
 * with a timer, which keeps a process from ending.
 */
export function withQueries(view: ReactElement, render: (root: ReactElement) => string): string {
  const queries = new QueryClient();
  try {
    return render(<QueryClientProvider client={queries}>{view}</QueryClientProvider>);
  } finally {
    queries.clear();
  }
}
