import { type Locale, locales } from '#lib/format/locale.ts';
import { branchIds, branchPagePath } from './branchPath.ts';
import { Geography } from './Geography.ts';
import type { GeographicPlace, StateOutline } from './geographyFile.ts';
import { type BranchEntry, type LocationFile, locationFile } from './locationFile.ts';

/** A branch with what is known about it besides its entry. */
export interface KnownBranch extends BranchEntry {
  /** Name of its file and of the branch, such as `me/auburn-39-court-street`. */
  readonly id: string;
  /** Paths of its own page, by language. */
  readonly pages: Readonly<Partial<Record<Locale, string>>>;
}

/** A location file with all branches in order. */
export interface StateBranches extends Omit<LocationFile, 'branches'> {
  readonly branches: readonly KnownBranch[];
}

/** What the answers about branches are made of. Plain data but for the zip codes. */
export interface BranchData {
  /** Sorted by state name. */
  readonly files: readonly StateBranches[];
  readonly outlines: readonly StateOutline[];
  /** Returns the middle of a zip code; `undefined` if the site does not know it. */
  readonly placeOf: (zip: string) => GeographicPlace | undefined;
}

const byName = (one: string, other: string) => one.localeCompare(other, 'en');

export interface LocationBookOptions {
  readonly geography?: Geography;
  /** Whether the site has a page. By default, branches have no pages of their own. */
  readonly hasPage?: (path: string) => boolean;
  /** Provides the previous version of invalid files. */
  readonly before?: LocationBook | undefined;
}

/** The branches of a site. Ignores invalid files; the check reports them. */
export class LocationBook implements BranchData {
  readonly #entries: ReadonlyMap<string, LocationFile>;
  readonly #geography: Geography;
  readonly files: readonly StateBranches[];

  /** @param values contents of the files by name without `.json`. */
  constructor(
    values: Iterable<readonly [string, unknown]>,
    { geography = new Geography([]), hasPage = () => false, before }: LocationBookOptions = {},
  ) {
    const entries = new Map<string, LocationFile>();
    for (const [name, value] of values) {
      const file = locationFile.safeParse(value).data ?? before?.entry(name);
      if (file) entries.set(name, file);
    }
    this.#entries = entries;
    this.#geography = geography;
    this.files = [...entries]
      .map(([name, file]) => knownFile(name, file, hasPage))
      .toSorted((one, other) => byName(one.stateName, other.stateName));
  }

  /** Returns a file as its author wrote it. */
  entry(name: string): LocationFile | undefined {
    return this.#entries.get(name);
  }

  get outlines(): readonly StateOutline[] {
    return this.#geography.outlines;
  }

  readonly placeOf = (zip: string): GeographicPlace | undefined => this.#geography.placeOf(zip);
}

/** Sorts branches by city, zip code and street. */
function knownFile(name: string, file: LocationFile, hasPage: (path: string) => boolean): StateBranches {
  const ids = branchIds(name, file.branches);
  const pagesOf = (id: string) =>
    Object.fromEntries(
      locales
        .map((locale) => [locale, branchPagePath(id, locale)] as const)
        .filter(([, path]) => hasPage(path)),
    );
  const branches = file.branches.map((branch, index) => {
    const id = ids[index] ?? '';
    return { ...branch, id, pages: pagesOf(id) };
  });
  return {
    ...file,
    branches: branches.toSorted(
      (one, other) =>
        byName(one.city, other.city) || byName(one.zip, other.zip) || byName(one.street, other.street),
    ),
  };
}
