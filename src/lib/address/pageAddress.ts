const addressChanged = 'portico:address';

/** Changes the query of the browser's address within the page, and tells those who watch it. */
export function changeAddress(href: string, way: 'push' | 'replace'): void {
  history[`${way}State`](history.state, '', href);
  document.dispatchEvent(new CustomEvent(addressChanged));
}

/** Calls `notify` when the browser's address changes within the page. @returns what ends that. */
export function watchAddress(notify: () => void): () => void {
  document.addEventListener(addressChanged, notify);
  addEventListener('popstate', notify);
  return () => {
    document.removeEventListener(addressChanged, notify);
    removeEventListener('popstate', notify);
  };
}
