import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { changeAddress } from '#lib/address/pageAddress.ts';

/** The state of the results for the query in the page's address. */
export interface QueryResults {
  /** The query that the results belong to; `undefined` while they are loading. */
  readonly shows: string | undefined;
  readonly isError: boolean;
  /** Repeats a failed request. */
  readonly retry: () => void;
}

export interface ResultNavigation {
  /** Ref for the element that summarizes the results. */
  readonly summary: RefObject<HTMLParagraphElement | null>;
  /**
   * Navigates to another query; an empty one removes the query from the address.
   *
   * @param keepsFocus leaves the focus where it is, such as on a filter. The summary is announced all the same.
   */
  readonly goTo: (query: string, keepsFocus?: boolean) => void;
  /** Whether `goTo` has been called yet. */
  readonly hasGone: boolean;
}

/** Navigates between results without loading a page. Moves focus to the summary once the results are there. */
export function useResultNavigation({ shows, isError, retry }: QueryResults): ResultNavigation {
  const summary = useRef<HTMLParagraphElement>(null);
  const goal = useRef<string>(undefined);
  const [hasGone, setHasGone] = useState(false);
  // Before the new results are painted: focus also scrolls to the summary, and from there nothing seems to move.
  useLayoutEffect(() => {
    if (shows === undefined || goal.current !== shows) return;
    goal.current = undefined;
    summary.current?.focus();
  }, [shows]);
  const goTo = (query: string, keepsFocus = false) => {
    setHasGone(true);
    goal.current = keepsFocus ? undefined : query;
    if (query === shows && !keepsFocus) summary.current?.focus();
    if (query === shows && isError) retry();
    changeAddress(query === '' ? location.pathname : query, query === shows ? 'replace' : 'push');
  };
  return { summary, goTo, hasGone };
}
