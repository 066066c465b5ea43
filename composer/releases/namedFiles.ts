import { basename } from 'node:path';

/** Folders whose files have the hash of their content in their names. Those of earlier builds stay in them. */
const isShared = (path: string) => /^(?:assets|media)\//.test(path);

/** Compressed versions belong to their file. */
const withoutEncoding = (path: string) => path.replace(/\.(?:br|gz)$/, '');
const isCompressed = (path: string) => withoutEncoding(path) !== path;

/** Names with other characters are written in several ways in addresses. */
const isPlain = (name: string) => /^[\w.-]+$/.test(name);

/** Returns which of these names are in a file. */
function namesIn(path: string, content: Buffer, names: ReadonlyMap<string, unknown>): readonly string[] {
  // Nothing is between the texts in a database.
  if (path.endsWith('.sqlite')) return [...names.keys()].filter((name) => content.includes(name));
  return (content.toString('latin1').match(/[\w.-]+/g) ?? []).filter((name) => names.has(name));
}

/**
 * Returns the files of a built site that it uses: all, but of those with the hash of their content in their names only
 * those that another one of these names. A build leaves the others for visitors with pages of an earlier one; in a store
 * of releases they would be copied into each.
 *
 * @param paths All files, relative to the site.
 * @param read Called once for each file that is used.
 */
export async function namedFiles(
  paths: readonly string[],
  read: (path: string) => Promise<Buffer>,
): Promise<readonly string[]> {
  const shared = new Map<string, string[]>();
  const isOptional = (path: string) => isShared(path) && isPlain(basename(withoutEncoding(path)));
  for (const path of paths.filter(isOptional)) {
    const name = basename(withoutEncoding(path));
    shared.set(name, [...(shared.get(name) ?? []), path]);
  }
  const used = new Set<string>();
  let next = paths.filter((path) => !isOptional(path));
  while (next.length > 0) {
    for (const path of next) used.add(path);
    // oxlint-disable-next-line no-await-in-loop -- what these files name comes next
    const named = await Promise.all(
      next.map(async (path) => {
        const content = await read(path);
        const names = isCompressed(path) ? [] : namesIn(path, content, shared);
        return names.flatMap((name) => shared.get(name) ?? []);
      }),
    );
    next = [...new Set(named.flat())].filter((path) => !used.has(path));
  }
  return paths.filter((path) => used.has(path));
}
