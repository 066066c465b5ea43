const folder = '/content/dam/';

/**
 * The PDF that a query names in `pdfPath`: a path below `/content/dam/` that ends with `.pdf`; `undefined` for anything
 * else (PAGE-12). Dots that lead out of the folder, other origins, queries and broken percent signs are refused.
 */
export function pdfOf(query: string, origin: string): string | undefined {
  const path = new URLSearchParams(query).get('pdfPath') ?? '';
  if (!path.startsWith(folder) || !path.endsWith('.pdf')) return undefined;
  try {
    const { pathname, search, hash, origin: leadsTo } = new URL(path, origin);
    decodeURIComponent(pathname);
    const isInside = leadsTo === origin && search === '' && hash === '' && pathname.startsWith(folder);
    return isInside ? pathname : undefined;
  } catch {
    return undefined;
  }
}
