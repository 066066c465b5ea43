import { isRateFile, rateFiles, type RateFileName, type RateFiles } from './rateFiles.ts';
import type { ZonesFile } from './zones.ts';

const noZones: ZonesFile = { zones: {}, states: [] };

/** The rates of a site. Ignores missing and invalid files; the check reports them. */
export class RateBook {
  readonly #files: Partial<RateFiles>;

  /**
   * @param values Contents of the files by name without `.json`.
   * @param before Provides the previous version of invalid files.
   */
  constructor(values: Iterable<readonly [string, unknown]>, before?: RateBook) {
    this.#files = Object.fromEntries(
      [...values].flatMap(([name, value]) => {
        if (!isRateFile(name)) return [];
        const parsed = rateFiles[name].schema.safeParse(value);
        return [[name, parsed.success ? parsed.data : before?.file(name)] as const];
      }),
    );
  }

  file<Name extends RateFileName>(name: Name): RateFiles[Name] | undefined {
    return this.#files[name];
  }

  /** Whether there is a valid file with this name. */
  has(name: string): boolean {
    return isRateFile(name) && this.#files[name] !== undefined;
  }

  /** The zones of zip codes. Without a file, all zip codes are in the default zone. */
  get zones(): ZonesFile {
    return this.#files.zones ?? noZones;
  }
}
