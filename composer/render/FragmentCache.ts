import { hash } from 'node:crypto';
import type { RenderedSection } from './renderSection.tsx';

const digest = (key: string) => hash('sha1', key, 'base64');

/**
 * Rendered sections by what they are a function of. One is kept from the second time it is asked for: most sections of
 * a large site are on one page only. Bounded by the characters it holds; the oldest go first.
 */
export class FragmentCache {
  readonly #entries = new Map<string, RenderedSection>();
  readonly #askedOnce = new Set<string>();
  readonly #limit: number;
  #size = 0;

  /** @param limit characters of HTML to keep at the most. */
  constructor(limit = 16_000_000) {
    this.#limit = limit;
  }

  /** The entry of `key`, made by `render` when it is not there. */
  get(key: string, render: () => RenderedSection): RenderedSection {
    const id = digest(key);
    const known = this.#entries.get(id);
    if (known) return known;
    const made = render();
    if (this.#askedOnce.delete(id)) this.#keep(id, made);
    else {
      if (this.#askedOnce.size > 200_000) this.#askedOnce.clear();
      this.#askedOnce.add(id);
    }
    return made;
  }

  #keep(id: string, made: RenderedSection): void {
    this.#entries.set(id, made);
    this.#size += made.html.length;
    for (const [oldest, entry] of this.#entries) {
      if (this.#size <= this.#limit) break;
      this.#entries.delete(oldest);
      this.#size -= entry.html.length;
    }
  }

  clear(): void {
    this.#entries.clear();
    this.#askedOnce.clear();
    this.#size = 0;
  }
}
