import { useEffect } from 'react';

/** Prefixes the page title with "Error:" while there are errors, so that screen readers announce it first. */
export function useTitleMark(isWrong: boolean, mark: string): void {
  useEffect(() => {
    if (!isWrong) return undefined;
    if (!document.title.startsWith(mark)) document.title = `${mark} ${document.title}`;
    return () => {
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length + 1);
    };
  }, [isWrong, mark]);
}
