import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { RenderedSection } from './RenderedSection.ts';

const digest = (key: string) => hash('sha1', key, 'base64');

/**
 * Caches rendered sections by everything that they depend on. An entry is only kept from its second request on, because
 * most sections of a large site are on one page only. Limited by characters; the least recently used entries are
 * evicted first.
 */
export class FragmentCache {
  readonly #entries: LRUCache<string, RenderedSection>;
  /** A set needs a third of the memory that a cache of as many keys would. */
  readonly #askedOnce = new Set<string>();

  /** @param limit Maximum number of characters of HTML, text and data. */
  constructor(limit = 16_000_000) {
    this.#entries = new LRUCache({ maxSize: limit, sizeCalculation: ({ size }) => size + 1 });
  }

  /** Returns the entry of `key`, or calls `render` if there is none. */
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
