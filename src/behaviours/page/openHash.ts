/** The element a hash names; a hash that is no id, or is badly encoded, names none. */
export function hashTarget(page: Document): HTMLElement | null {
  const hash = page.location.hash.slice(1);
  try {
    return page.getElementById(decodeURIComponent(hash)) ?? page.getElementById(hash);
  } catch {
    return page.getElementById(hash);
  }
}

function reveal(page: Document): void {
  const target = page.location.hash.length > 1 ? hashTarget(page) : null;
  if (!target) return;
  const details = target.closest('details') ?? target.querySelector(':scope > details');
  if (details) details.open = true;
  target.dispatchEvent(new CustomEvent('portico:reveal', { bubbles: true }));
  if (!details) return;
  target.scrollIntoView();
  details.querySelector('summary')?.focus({ preventScroll: true });
}

/** Opens the accordion item or tab that the address's hash names, scrolls to it and moves focus (PAGE-05). */
export function openHash(page: Document): void {
  reveal(page);
  page.defaultView?.addEventListener('hashchange', () => reveal(page));
}
