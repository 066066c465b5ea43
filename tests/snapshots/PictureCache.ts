import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuildRecord } from './BuildRecord.ts';
import type { StoryInBrand } from './Shot.ts';

/** Returns the SHA-256 in hexadecimal. */
export const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** The pictures of a story in a brand. */
export interface Pictured {
  /** Names of their inputs; see `BuildRecord`. */
  readonly inputs: readonly string[];
  /** Hashes of the PNGs, by width. */
  readonly pictures: Readonly<Record<number, string>>;
}

interface Entry {
  /** Hash of the list of inputs, which is also the name of its file. */
  readonly inputs: string;
  /** Hash of the inputs themselves. */
  readonly key: string;
  readonly pictures: Readonly<Record<number, string>>;
}

/** Maximum number of versions that are cached per story, such as those of several branches. */
const maxEntries = 10;

/**
 * Caches pictures of stories by their inputs. While a picture is taken, everything that its page requests is recorded.
 * If a build has the same inputs, its page requests and shows the same, so the picture is valid for it, whichever
 * commit it was taken from. Files are written atomically, so that an interrupted run keeps its pictures.
 */
export class PictureCache {
  readonly #folder: string;
  readonly #maker: string;
  readonly #lists = new Map<string, readonly string[]>();
  readonly #keys = new WeakMap<BuildRecord, Map<string, string>>();

  /** @param maker Description of browser and camera. Pictures of another one are ignored. */
  constructor(folder: string, maker: string) {
    this.#folder = folder;
    this.#maker = maker;
  }

  /** Returns the cached pictures of a story in a build, or `undefined`. */
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
   * Caches the pictures of a story in a build.
   *
   * @param inputs Names of their inputs, sorted.
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

  /** Reads a PNG by its hash. @throws {Error} if it does not exist. */
  read(hash: string): Buffer {
    return readFileSync(this.#picture(hash));
  }

  /** Deletes pictures that no story refers to. @param kept Hashes of pictures to keep anyway. */
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

  /** Returns a key that is equal for two builds only if all inputs in the list are. */
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
