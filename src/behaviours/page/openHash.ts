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

/** Reveals now, and again if the browser took focus away when it followed the hash itself, which it does later. */
function revealForGood(page: Document): void {
  reveal(page);
  const check = () => {
    if (page.activeElement === page.body) reveal(page);
  };
  const afterFrames = () => requestAnimationFrame(() => requestAnimationFrame(check));
  if (page.readyState === 'complete') afterFrames();
  else page.defaultView?.addEventListener('load', afterFrames, { once: true });
}

/** Opens the accordion item or tab that the address's hash names, scrolls to it and moves focus (PAGE-05). */
export function openHash(page: Document): void {
  revealForGood(page);
  page.defaultView?.addEventListener('hashchange', () => revealForGood(page));
}
