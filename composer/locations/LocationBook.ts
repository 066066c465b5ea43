import { type LocationFile, locationFile } from './locationFile.ts';

const byName = (one: string, other: string) => one.localeCompare(other, 'en');

/** By city, then by zip code and street. */
const inOrder = (file: LocationFile): LocationFile => ({
  ...file,
  branches: file.branches.toSorted(
    (one, other) =>
      byName(one.city, other.city) || byName(one.zip, other.zip) || byName(one.street, other.street),
  ),
});

/** A site's branches as data. A file that does not fit is like none; the checker says what is wrong. */
export class LocationBook {
  readonly #files: ReadonlyMap<string, LocationFile>;

  /**
   * @param values contents of the files by their names without `.json`.
   * @param before stands in for those that do not fit.
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

  /** All files, by the names of their states in alphabetical order. */
  get files(): readonly LocationFile[] {
    return [...this.#files.values()].toSorted((one, other) => byName(one.stateName, other.stateName));
  }
}
