import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Stored pictures and what made them; only pictures of the same browser and camera can be compared exactly. */
export class Baseline {
  readonly folder: string;
  readonly #maker: string;

  /** @param maker browser and camera of this run in words. */
  constructor(folder: string, maker: string) {
    this.folder = folder;
    this.#maker = maker;
  }

  get #makerFile(): string {
    return join(this.folder, 'maker.txt');
  }

  /** True when it was finished by the same browser and camera. */
  isUsable(): boolean {
    return existsSync(this.#makerFile) && readFileSync(this.#makerFile, 'utf8') === this.#maker;
  }

  /** Starts anew; the baseline cannot be used until `finish`. */
  clear(): void {
    rmSync(this.folder, { recursive: true, force: true });
    mkdirSync(this.folder, { recursive: true });
  }

  finish(): void {
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(this.#makerFile, this.#maker);
  }

  copyFrom(other: Baseline): void {
    this.clear();
    cpSync(other.folder, this.folder, { recursive: true });
  }

  get(file: string): Buffer | undefined {
    const path = join(this.folder, file);
    return existsSync(path) ? readFileSync(path) : undefined;
  }

  set(file: string, picture: Buffer): void {
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(join(this.folder, file), picture);
  }

  remove(file: string): void {
    rmSync(join(this.folder, file), { force: true });
  }

  /** File names of its pictures, sorted. */
  files(): string[] {
    if (!existsSync(this.folder)) return [];
    return readdirSync(this.folder)
      .filter((name) => name.endsWith('.png'))
      .toSorted();
  }
}
