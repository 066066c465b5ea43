/** For a story's `beforeEach`: the address asks for a term, as on the results page, until the story ends. */
export function searchFor(term: string): () => void {
  const before = location.href;
  const address = new URL(before);
  address.searchParams.set('q', term);
  history.replaceState(history.state, '', address);
  return () => history.replaceState(history.state, '', before);
}
