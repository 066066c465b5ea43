import { type RefObject, useEffect, useRef, useState } from 'react';
import { changeAddress } from '#lib/address/pageAddress.ts';

/** Results of a query in the page's address, as far as they are known. */
export interface QueryResults {
  /** The query that they are of; `undefined` while they are on their way. */
  readonly shows: string | undefined;
  readonly isError: boolean;
  /** Asks once more. */
  readonly retry: () => void;
}

export interface ResultNavigation {
  /** For the element that says what was found. */
  readonly found: RefObject<HTMLParagraphElement | null>;
  /** Leads to another query; an empty one is the page's own address. */
  readonly goTo: (query: string) => void;
  /** Whether it has led anywhere yet. */
  readonly hasGone: boolean;
}

/** Leads to other results without loading the page anew; what was found has the focus once it is there. */
export function useResultNavigation({ shows, isError, retry }: QueryResults): ResultNavigation {
  const found = useRef<HTMLParagraphElement>(null);
  const goal = useRef<string>(undefined);
  const [hasGone, setHasGone] = useState(false);
  useEffect(() => {
    if (shows === undefined || goal.current !== shows) return;
    goal.current = undefined;
    found.current?.focus();
  }, [shows]);
  const goTo = (query: string) => {
    setHasGone(true);
    goal.current = query;
    if (query === shows) found.current?.focus();
    if (query === shows && isError) retry();
    changeAddress(query === '' ? location.pathname : query, query === shows ? 'replace' : 'push');
  };
  return { found, goTo, hasGone };
}
