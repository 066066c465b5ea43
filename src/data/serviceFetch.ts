import type { QueryFunctionContext } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Asks the site's services in the place of `fetch`: a server that renders a page has no address to ask. */
      readonly fetch?: typeof fetch;
    };
  }
}

/** What a query asks its service with. */
export const serviceFetch = ({ meta }: Pick<QueryFunctionContext, 'meta'>): typeof fetch =>
  meta?.fetch ?? fetch;
