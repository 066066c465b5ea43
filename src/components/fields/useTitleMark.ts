import { useEffect } from 'react';

/** Puts "Error:" before the title of the page while something is wrong, so that it is the first thing that is read. */
export function useTitleMark(isWrong: boolean, mark: string): void {
  useEffect(() => {
    if (!isWrong) return undefined;
    if (!document.title.startsWith(mark)) document.title = `${mark} ${document.title}`;
    return () => {
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length + 1);
    };
  }, [isWrong, mark]);
}
