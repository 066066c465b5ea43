/** For a story's `beforeEach`: sets query parameters of the address until the story ends. */
export function askFor(fields: Readonly<Record<string, string>>): () => void {
  const before = location.href;
  const address = new URL(before);
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
  history.replaceState(history.state, '', address);
  return () => history.replaceState(history.state, '', before);
}

/** For a story's `beforeEach`: sets the search term in the address, as on the results page, until the story ends. */
export const searchFor = (term: string): (() => void) => askFor({ q: term });
