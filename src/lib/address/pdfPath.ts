const folder = '/content/dam/';

/**
 * Returns the PDF named by the query parameter `pdfPath` if it is a path below `/content/dam/` that ends with `.pdf`,
 * else `undefined` (PAGE-12). Rejects paths that leave the folder, other origins, queries, hashes and malformed
 * percent-encoding.
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
