/** What a request for a page says about its visitor. */
export interface FormRequest {
  /** Parameters of the request that the server rendered the form for; absent in published pages. */
  readonly asked?: URLSearchParams | undefined;
  /** Five digits: where that visitor lives, if known. */
  readonly zipCode?: string | undefined;
}

/** Returns what the server knows of a source: a parameter of the request that it rendered the page for, or the zip code. */
export function askedValue({ asked, zipCode = '' }: FormRequest, source: object | undefined): string {
  if (source && 'cookie' in source && source.cookie === 'zipcode') return zipCode;
  if (!source || !('query' in source) || typeof source.query !== 'string') return '';
  return asked?.get(source.query) ?? '';
}
