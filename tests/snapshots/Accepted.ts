import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Shot } from './Shot.ts';

interface Stored {
  readonly maker: string;
  readonly pictures: Readonly<Record<string, string>>;
}

/** The pictures that were accepted with `--update`: hashes of PNGs by file name. */
export class Accepted {
  readonly #file: string;
  readonly #maker: string;
  readonly #pictures: Map<string, string>;

  /** @param maker Description of browser and camera. Pictures accepted with another one are ignored. */
  constructor(file: string, maker: string) {
    this.#file = file;
    this.#maker = maker;
    // Only `save` writes it.
    const stored = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Stored) : undefined;
    this.#pictures = new Map(stored?.maker === maker ? Object.entries(stored.pictures) : []);
  }

  get({ file }: Shot): string | undefined {
    return this.#pictures.get(file);
  }

  set({ file }: Shot, picture: string): void {
    this.#pictures.set(file, picture);
  }

  clear(): void {
    this.#pictures.clear();
  }

  /** Hashes of all pictures. */
  hashes(): Iterable<string> {
    return this.#pictures.values();
  }

  save(): void {
    const stored: Stored = { maker: this.#maker, pictures: Object.fromEntries(this.#pictures) };
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(`${this.#file}.draft`, JSON.stringify(stored));
    renameSync(`${this.#file}.draft`, this.#file);
  }
}
