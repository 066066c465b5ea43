import { useEffect } from 'react';

/**
 * Prefixes the page title while there is a mark, such as "Error:", so that screen readers announce it first. The server
 * may already have done so.
 */
export function useTitleMark(mark: string | undefined): void {
  useEffect(() => {
    if (mark === undefined) return undefined;
    if (!document.title.startsWith(mark)) document.title = `${mark} ${document.title}`;
    return () => {
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length + 1);
    };
  }, [mark]);
}

/** Replaces the page title while there is another one, and keeps the site's name at its end. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    const own = document.title;
    document.title = title + (/ \| [^|]*$/.exec(own)?.[0] ?? '');
    return () => {
      document.title = own;
    };
  }, [title]);
}
