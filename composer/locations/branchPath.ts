import type { Locale } from '#lib/format/locale.ts';

/** Folder of the pages of branches, below the folder of a language. */
const folder = 'branches';

/** Returns a text as a part of a path: words of lower case letters and digits, separated by hyphens. */
export const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Returns an id for each branch of a file, such as `me/auburn-39-court-street`. Of two at one street and number in one
 * city, the second has its zip code too.
 */
export function branchIds(
  file: string,
  branches: readonly { readonly city: string; readonly street: string; readonly zip: string }[],
): readonly string[] {
  const ids = new Set<string>();
  for (const { city, street, zip } of branches) {
    const id = `${file}/${slug(`${city} ${street}`)}`;
    ids.add(ids.has(id) ? `${id}-${zip}` : id);
  }
  return [...ids];
}

/** A branch for the address of a link: its street and city, as `{branch.parameter}` says it. */
export const branchParameter = ({
  street,
  city,
}: {
  readonly street: string;
  readonly city: string;
}): string => encodeURIComponent(`${street}, ${city}`);

/** Returns the file that a branch's own page would have: `es/branches/me/auburn-39-court-street.json`. */
export const branchFile = (id: string, locale: Locale): string =>
  `${locale === 'en' ? '' : `${locale}/`}${folder}/${id}.json`;

/** Returns the path of a branch's own page: `/es/branches/me/auburn-39-court-street.html`. */
export const branchPagePath = (id: string, locale: Locale): string =>
  `/${branchFile(id, locale).replace(/\.json$/, '.html')}`;
