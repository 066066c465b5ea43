import { followedLink } from '#lib/browser/isPlainClick.ts';

/**
 * Returns the element that the address's hash points to, or `null` if there is no element with that id. A malformed
 * percent-encoding is compared as it is.
 */
export function hashTarget(page: Document): HTMLElement | null {
  const hash = page.location.hash.slice(1);
  try {
    return page.getElementById(decodeURIComponent(hash)) ?? page.getElementById(hash);
  } catch {
    return page.getElementById(hash);
  }
}

/** Opens the panels around an element. */
function openAround(element: Element | null): void {
  for (
    let details = element?.closest('details');
    details;
    details = details.parentElement?.closest('details')
  )
    details.open = true;
}

function reveal(page: Document): void {
  const target = page.location.hash.length > 1 ? hashTarget(page) : null;
  if (!target) return;
  const details = target.closest('details') ?? target.querySelector(':scope > details');
  openAround(details);
  target.dispatchEvent(new CustomEvent('portico:reveal', { bubbles: true }));
  if (!details) return;
  target.scrollIntoView();
  details.querySelector('summary')?.focus({ preventScroll: true });
}

/**
 * Reveals the target at once. Browsers scroll to the hash later on their own and may drop focus; if so, reveals it
 * again.
 */
function revealForGood(page: Document): void {
  reveal(page);
  const check = () => {
    if (page.activeElement === page.body) reveal(page);
  };
  const afterFrames = () => requestAnimationFrame(() => requestAnimationFrame(check));
  if (page.readyState === 'complete') afterFrames();
  else page.defaultView?.addEventListener('load', afterFrames, { once: true });
}

/**
 * Opens the accordion item, panel or tab that the address's hash points to, scrolls to it and moves focus (PAGE-05). A
 * link to the current hash does the same, although the hash does not change.
 */
export function openHash(page: Document): void {
  revealForGood(page);
  page.defaultView?.addEventListener('hashchange', () => revealForGood(page));
  page.addEventListener('click', (event) => {
    if (followedLink(event)?.href === page.location.href) revealForGood(page);
  });
}
