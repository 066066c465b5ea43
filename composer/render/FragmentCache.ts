import type { RenderedSection } from './renderSection.tsx';

/** Rendered sections by what they are a function of. Bounded by the characters it holds; the oldest go first. */
export class FragmentCache {
  readonly #entries = new Map<string, RenderedSection>();
  readonly #limit: number;
  #size = 0;

  /** @param limit characters of HTML and keys to keep at the most. */
  constructor(limit = 64_000_000) {
    this.#limit = limit;
  }

  /** The entry of `key`, made by `render` when it is not there. */
  get(key: string, render: () => RenderedSection): RenderedSection {
    const known = this.#entries.get(key);
    if (known) return known;
    const made = render();
    this.#entries.set(key, made);
    this.#size += key.length + made.html.length;
    for (const [oldest, entry] of this.#entries) {
      if (this.#size <= this.#limit) break;
      this.#entries.delete(oldest);
      this.#size -= oldest.length + entry.html.length;
    }
    return made;
  }

  clear(): void {
    this.#entries.clear();
    this.#size = 0;
  }
}
