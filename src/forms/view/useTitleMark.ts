import { useEffect } from 'react';
import type { FormState } from './formMachine.ts';

/** Puts "Error:" before the title of the page while the form has errors, so that it is the first thing that is read. */
export function useTitleMark(state: FormState, mark: string): void {
  const isWrong = state.name === 'invalid' || state.name === 'error';
  useEffect(() => {
    if (!isWrong) return undefined;
    if (!document.title.startsWith(mark)) document.title = `${mark} ${document.title}`;
    return () => {
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length + 1);
    };
  }, [isWrong, mark]);
}
