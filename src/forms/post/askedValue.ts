/** Returns what the server knows of a source: the parameter of the request that it rendered the page for, if any. */
export function askedValue(asked: URLSearchParams | undefined, source: object | undefined): string {
  if (!source || !('query' in source) || typeof source.query !== 'string') return '';
  return asked?.get(source.query) ?? '';
}
