import { savedEntries } from '#forms/post/savedEntries.ts';

/** Before hydration, offers to continue with what the visitor has saved of a form on this device. */
export function offerSaved(root: HTMLElement): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-saved-form]')) {
    if (!savedEntries(place.dataset['savedForm'] ?? '')) continue;
    const [save, resume] = place.querySelectorAll('button');
    if (!save || !resume) continue;
    save.hidden = true;
    resume.hidden = false;
  }
}
