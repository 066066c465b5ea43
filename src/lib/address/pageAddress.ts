const addressChanged = 'portico:address';

/** Changes the browser's address without loading a page, and notifies those who watch it with `watchAddress`. */
export function changeAddress(href: string, way: 'push' | 'replace'): void {
  history[`${way}State`](history.state, '', href);
  document.dispatchEvent(new CustomEvent(addressChanged));
}

/**
 * Calls `notify` when the browser's address changes without a page load.
 *
 * @returns a function that stops watching.
 */
export function watchAddress(notify: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener(addressChanged, notify, { signal });
  addEventListener('popstate', notify, { signal });
  return () => listening.abort();
}
