import type { JsonPath } from '#composer/problems/problemAt.ts';

/**
 * Keeps one copy of equal values. A site of ten thousand pages repeats the same link targets and paths a million times;
 * sharing them halves the memory of a check. Clears itself when it grows too large.
 */
export class Interner<Value> {
  readonly #known = new Map<string, Value>();

  /** Returns the first value that was seen with this key. */
  share(key: string, value: Value): Value {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (this.#known.size > 100_000) this.#known.clear();
    this.#known.set(key, value);
    return value;
  }
}

const paths = new Interner<JsonPath>();

/** Returns the shared copy of a path. */
export function sharedPath(path: JsonPath): JsonPath {
  const key = path.map((step) => (typeof step === 'number' ? `#${step}` : step)).join('/');
  return paths.share(key, path);
}
