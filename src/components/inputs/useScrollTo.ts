import { useEffect } from 'react';

/**
 * Scrolls an option into view when it becomes the active one: focus stays in the combobox, so browsers don't do it.
 *
 * @param id `aria-activedescendant` of the combobox.
 */
export function useScrollTo(id: string | undefined): void {
  useEffect(() => {
    if (id !== undefined) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
}
