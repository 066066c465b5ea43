import { type LocationFile, locationFile } from './locationFile.ts';

const byName = (one: string, other: string) => one.localeCompare(other, 'en');

/** Sorts branches by city, zip code and street. */
const inOrder = (file: LocationFile): LocationFile => ({
  ...file,
  branches: file.branches.toSorted(
    (one, other) =>
      byName(one.city, other.city) || byName(one.zip, other.zip) || byName(one.street, other.street),
  ),
});

/** The branches of a site. Ignores invalid files; the check reports them. */
export class LocationBook {
  readonly #files: ReadonlyMap<string, LocationFile>;

  /**
   * @param values Contents of the files by name without `.json`.
   * @param before Provides the previous version of invalid files.
   */
  constructor(values: Iterable<readonly [string, unknown]>, before?: LocationBook) {
    const files = new Map<string, LocationFile>();
    for (const [name, value] of values) {
      const { data } = locationFile.safeParse(value);
      const file = data ? inOrder(data) : before?.file(name);
      if (file) files.set(name, file);
    }
    this.#files = files;
  }

  file(name: string): LocationFile | undefined {
    return this.#files.get(name);
  }

  /** All files, sorted by state name. */
  get files(): readonly LocationFile[] {
    return [...this.#files.values()].toSorted((one, other) => byName(one.stateName, other.stateName));
  }
}
