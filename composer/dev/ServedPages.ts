import { hash } from 'node:crypto';

/** A page as it was sent to a browser. */
export interface ServedPage {
  readonly html: string;
  /** The number of saves that it shows. */
  readonly saves: number;
}

/** Returns the name of a version of a page: a digest of its HTML. */
export const versionOf = (html: string) => hash('sha1', html);

/** More than a browser opens at once. */
const kept = 50;

/** The last pages that were sent to browsers. A page that was saved while it was being opened is updated from its own. */
export class ServedPages {
  readonly #pages = new Map<string, ServedPage>();

  /** Returns the version of the page. */
  add(page: ServedPage): string {
    const version = versionOf(page.html);
    this.#pages.delete(version);
    this.#pages.set(version, page);
    const [oldest = ''] = this.#pages.keys();
    if (this.#pages.size > kept) this.#pages.delete(oldest);
    return version;
  }

  get(version: string): ServedPage | undefined {
    return this.#pages.get(version);
  }
}
