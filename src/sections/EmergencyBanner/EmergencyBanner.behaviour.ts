import type { Behaviour } from '#behaviours/behaviour.ts';
import { dismiss, isDismissed } from './dismissedBanners.ts';
import { showHoliday } from './showHoliday.ts';

/** Remembers for the session that the visitor dismissed the banner, even if that was before this program ran. */
export const behaviour: Behaviour = (root, signal) => {
  const closer = root.querySelector('details');
  const keepClosed = () => {
    if (!closer?.open) return;
    dismiss(root);
    root.hidden = true;
    // The focused button is gone, so move focus to the start of the main content.
    if (root.contains(document.activeElement) || document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  };
  // A page that Back restores as it was left does not know what was dismissed on another one, nor that days passed.
  const onShow = () => {
    showHoliday(root);
    if (isDismissed(root)) root.hidden = true;
  };
  keepClosed();
  addEventListener('pageshow', onShow, { signal });
  closer?.addEventListener('toggle', keepClosed, { signal });
};
