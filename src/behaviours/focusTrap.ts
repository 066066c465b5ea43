export const focusable =
  'a[href], button:not([disabled]), input:not([type=hidden]), select, summary, textarea, [tabindex="0"]';

/** Wraps Tab around at both ends of an open overlay. Otherwise Tab would move to the page or the browser's toolbar. */
export function wrapTab(event: KeyboardEvent, overlay: HTMLElement): void {
  if (event.key !== 'Tab') return;
  const stops = [...overlay.querySelectorAll<HTMLElement>(focusable)].filter((stop) =>
    stop.checkVisibility(),
  );
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== edge && overlay.contains(document.activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
