import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { RenderedSection } from './RenderedSection.ts';

const digest = (key: string) => hash('sha1', key, 'base64');

/**
 * Rendered sections by what they are a function of. One is kept from the second time it is asked for: most sections of
 * a large site are on one page only. Bounded by the characters it holds; those not asked for the longest go first.
 */
export class FragmentCache {
  readonly #entries: LRUCache<string, RenderedSection>;
  /** A set, which takes a third of the memory that a cache of as many names does. */
  readonly #askedOnce = new Set<string>();

  /** @param limit characters of HTML, text and data to keep at the most. */
  constructor(limit = 16_000_000) {
    this.#entries = new LRUCache({ maxSize: limit, sizeCalculation: ({ size }) => size + 1 });
  }

  /** The entry of `key`, made by `render` when it is not there. */
  get(key: string, render: () => RenderedSection): RenderedSection {
    const id = digest(key);
    const known = this.#entries.get(id);
    if (known) return known;
    const made = render();
    if (this.#askedOnce.delete(id)) this.#entries.set(id, made);
    else {
      if (this.#askedOnce.size > 200_000) this.#askedOnce.clear();
      this.#askedOnce.add(id);
    }
    return made;
  }

  clear(): void {
    this.#entries.clear();
    this.#askedOnce.clear();
  }
}
