import { nearest } from '#composer/problems/nearest.ts';
import type { Catalog, PublishedRelease } from './Catalog.ts';
import { shortId } from './manifest.ts';
import { type ObjectStore, StoreFailure } from './ObjectStore.ts';

/** Ids that a message lists at most. */
const listed = 3;

/** Returns the ids that an operator may have meant, best first: one of the same beginning, a misspelled one, or the newest. */
function alternatives(given: string, { published }: Catalog): string[] {
  const ids = published.map(({ id }) => shortId(id)).toReversed();
  const close = nearest(given.slice(0, shortId(given).length), ids);
  const begun = ids.filter((id) => given.length >= 3 && id.startsWith(given.slice(0, 3)));
  return [...new Set([...begun, ...(close === undefined ? [] : [close]), ...ids])].slice(0, listed);
}

/**
 * Returns the published release with this id.
 *
 * @param given An id, or the beginning of only one.
 * @throws {StoreFailure} with the nearest ids if there is none, or several.
 */
export function findRelease({ place }: ObjectStore, catalog: Catalog, given: string): PublishedRelease {
  const id = given.toLowerCase();
  const matches = catalog.published.filter((one) => one.id.startsWith(id));
  const [only] = matches;
  if (only && matches.length === 1) return only;
  if (only)
    throw new StoreFailure(
      `Several releases begin with "${given}": ${matches.map((one) => shortId(one.id)).join(', ')}. Give more digits.`,
    );
  const upload = catalog.uploads.find((one) => one.id.startsWith(id));
  if (upload)
    throw new StoreFailure(
      `Release ${shortId(upload.id)} is only partly uploaded (begun by ${upload.by}, ${upload.at}). Publish that site again first.`,
    );
  const near = alternatives(id, catalog);
  const hint =
    near.length === 0
      ? 'It contains no release yet.'
      : `The nearest: ${near.join(', ')}. See: portico releases list`;
  throw new StoreFailure(`There is no release "${given}" in ${place}. ${hint}`);
}
