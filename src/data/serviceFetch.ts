import type { QueryFunctionContext } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /**
       * Replaces `fetch` for the site's own services: while the server renders a page, it has no URL to call itself.
       */
      readonly fetch?: typeof fetch;
    };
  }
}

/** Returns the function with which a query should call its service. */
export const serviceFetch = ({ meta }: Pick<QueryFunctionContext, 'meta'>): typeof fetch =>
  meta?.fetch ?? fetch;
