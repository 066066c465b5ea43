import { isRateFile, rateFiles, type RateFileName, type RateFiles } from './rateFiles.ts';
import type { ZonesFile } from './zones.ts';

const noZones: ZonesFile = { zones: {}, states: [] };

/** A site's rates as data. A file that is missing or does not fit is like none; the checker says what is wrong. */
export class RateBook {
  readonly #files: Partial<RateFiles>;

  /**
   * @param values contents of the files by their names without `.json`.
   * @param before stands in for those that do not fit.
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

  /** Whether there is a file of this name that fits. */
  has(name: string): boolean {
    return isRateFile(name) && this.#files[name] !== undefined;
  }

  /** Where zip codes lie; without a file everybody lives in the default zone. */
  get zones(): ZonesFile {
    return this.#files.zones ?? noZones;
  }
}
