import { type GeographicPlace, geographyFile, type StateOutline } from './geographyFile.ts';

/** Where states and zip codes are. Ignores invalid files; the check reports them. */
export class Geography {
  readonly #outlines = new Map<string, StateOutline>();
  readonly #zips = new Map<string, GeographicPlace>();

  /** @param values contents of the files. */
  constructor(values: Iterable<unknown>) {
    for (const value of values) {
      const { data } = geographyFile.safeParse(value);
      if (!data) continue;
      const { stateCode, outline, zips } = data;
      this.#outlines.set(stateCode, { stateCode, outline });
      for (const [zip, place] of Object.entries(zips)) this.#zips.set(zip, place);
    }
  }

  /** Returns the middle of a zip code. */
  placeOf(zip: string): GeographicPlace | undefined {
    return this.#zips.get(zip);
  }

  /** The outlines of all states. */
  get outlines(): readonly StateOutline[] {
    return [...this.#outlines.values()];
  }
}
