import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuildRecord } from './BuildRecord.ts';
import type { StoryInBrand } from './Shot.ts';

/** SHA-256 in hexadecimal. */
export const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** The pictures of a story in a brand. */
export interface Pictured {
  /** Names of what they depend on; see `BuildRecord`. */
  readonly inputs: readonly string[];
  /** Hashes of the PNGs, by width. */
  readonly pictures: Readonly<Record<number, string>>;
}

interface Entry {
  /** Hash of the list of inputs, and its name. */
  readonly inputs: string;
  /** Hash of the inputs themselves. */
  readonly key: string;
  readonly pictures: Readonly<Record<number, string>>;
}

/** Looks that are kept of each story: those of some branches and of what was tried. */
const maxEntries = 10;

/**
 * Pictures of stories by what they depend on. While a story is pictured, everything that its page asks for is written
 * down; when a build has all of that unchanged, its page asks for the same and shows the same, so the picture is its
 * picture too, whichever commit it was taken of. Every file is written at once or not at all: a run that is broken off
 * keeps what it took.
 */
export class PictureCache {
  readonly #folder: string;
  readonly #maker: string;
  readonly #lists = new Map<string, readonly string[]>();
  readonly #keys = new WeakMap<BuildRecord, Map<string, string>>();

  /** @param maker browser and camera in words: pictures of another one are never found. */
  constructor(folder: string, maker: string) {
    this.#folder = folder;
    this.#maker = maker;
  }

  /** The pictures of a story in a build, if they were taken before. */
  find(record: BuildRecord, shown: StoryInBrand): Pictured | undefined {
    for (const { inputs, key, pictures } of this.#entries(shown)) {
      const list = this.#list(inputs);
      if (!list || this.#key(record, inputs, list, shown) !== key) continue;
      if (Object.values(pictures).every((hash) => existsSync(this.#picture(hash))))
        return { inputs: list, pictures };
    }
    return undefined;
  }

  /**
   * Keeps the pictures of a story in a build.
   *
   * @param inputs names of what they depend on, sorted.
   * @param taken PNGs by width.
   */
  add(
    record: BuildRecord,
    shown: StoryInBrand,
    inputs: readonly string[],
    taken: ReadonlyMap<number, Buffer>,
  ): Pictured {
    const pictures: Record<number, string> = {};
    for (const [width, png] of taken) {
      pictures[width] = hashOf(png);
      this.#write(this.#picture(hashOf(png)), png);
    }
    const list = hashOf(inputs.join('\n'));
    this.#write(this.#listFile(list), inputs.join('\n'));
    const entry: Entry = { inputs: list, key: this.#key(record, list, inputs, shown), pictures };
    const others = this.#entries(shown).filter(({ key }) => key !== entry.key);
    this.#write(this.#entriesFile(shown), JSON.stringify([entry, ...others].slice(0, maxEntries)));
    return { inputs, pictures };
  }

  /** @param hash of the PNG. @throws {Error} when there is none. */
  read(hash: string): Buffer {
    return readFileSync(this.#picture(hash));
  }

  /** Deletes what no story refers to any more. @param kept hashes of pictures that stay all the same. */
  prune(kept: Iterable<string>): void {
    const used = new Set(kept);
    for (const name of this.#names('stories')) {
      for (const { inputs, pictures } of this.#entriesIn(join(this.#folder, 'stories', name))) {
        used.add(inputs);
        for (const hash of Object.values(pictures)) used.add(hash);
      }
    }
    for (const kind of ['pictures', 'inputs'])
      for (const name of this.#names(kind))
        if (!used.has(name.split('.')[0] ?? '')) rmSync(join(this.#folder, kind, name), { force: true });
  }

  #names(kind: string): string[] {
    const folder = join(this.#folder, kind);
    return existsSync(folder) ? readdirSync(folder) : [];
  }

  /** The same for two builds only when everything in the list is the same in both. */
  #key(record: BuildRecord, list: string, names: readonly string[], { after, widths }: StoryInBrand): string {
    const keys = this.#keys.get(record) ?? new Map<string, string>();
    this.#keys.set(record, keys);
    const id = `${list} ${widths.join(',')} ${after.join(',')}`;
    const lines = () => names.map((name) => `${name} ${record.inputs[name] ?? 'missing'}`);
    const key = keys.get(id) ?? hashOf([this.#maker, id, ...lines()].join('\n'));
    keys.set(id, key);
    return key;
  }

  #list(hash: string): readonly string[] | undefined {
    const file = this.#listFile(hash);
    const list =
      this.#lists.get(hash) ?? (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : undefined);
    if (list) this.#lists.set(hash, list);
    return list;
  }

  #entries(shown: StoryInBrand): readonly Entry[] {
    return this.#entriesIn(this.#entriesFile(shown));
  }

  #entriesIn(file: string): readonly Entry[] {
    // Only `add` writes these files.
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly Entry[]) : [];
  }

  #entriesFile({ story, brand }: StoryInBrand): string {
    return join(this.#folder, 'stories', `${story.id}@${brand}.json`);
  }

  #listFile(hash: string): string {
    return join(this.#folder, 'inputs', `${hash}.txt`);
  }

  #picture(hash: string): string {
    return join(this.#folder, 'pictures', `${hash}.png`);
  }

  #write(path: string, content: string | Buffer): void {
    mkdirSync(dirname(path), { recursive: true });
    const draft = `${path}.${process.pid}.draft`;
    writeFileSync(draft, content);
    renameSync(draft, path);
  }
}
