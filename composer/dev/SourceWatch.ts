import { statSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Saved } from './Saves.ts';

interface SourceWatchOptions {
  readonly root: string;
  readonly library: string;
  /** Folder of the site's JSON. */
  readonly pages: string;
  /** Folders of the site's packages. */
  readonly packages: readonly string[];
  /** Called with the saved files of one burst. */
  readonly onSaved: (saved: Saved) => void;
}

/** Debounce in milliseconds. An editor may empty a file before it writes it. */
const settleTime = 20;

type Watcher = ViteDevServer['watcher'];

/** Writes the generated files. Loaded when it is needed: an installed library never changes, and lacks the parser. */
async function generate(root: string): Promise<void> {
  try {
    const { writeGenerated } = await import('#composer/project/gen/generate.ts');
    writeGenerated(root);
  } catch (error) {
    console.error('The generated files could not be written.', error);
  }
}

/** Watches the files of the site, of its packages and of the library. */
export class SourceWatch {
  readonly #options: SourceWatchOptions;
  readonly #files = new Set<string>();
  #sources = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(watcher: Watcher, options: SourceWatchOptions) {
    this.#options = options;
    watcher.add([options.pages, ...options.packages]);
    lookTwice(watcher);
    for (const event of ['add', 'change', 'unlink'] as const)
      watcher.on(event, (file: string) => this.#hear(event, file));
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #hear(event: string, file: string): void {
    const { root, library, pages, packages } = this.#options;
    const inPages = relative(pages, file);
    if (!inPages.startsWith('..')) this.#files.add(inPages.split(sep).join('/'));
    else if (packages.some((folder) => file.startsWith(folder))) this.#sources = true;
    else if (/^(?:src|composer)[\\/]/.test(relative(library, file))) {
      // A section was added or removed, so the generated registry changes.
      if (event !== 'change') void generate(root);
      this.#sources = true;
    } else return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tell(), settleTime);
  }

  #tell(): void {
    const saved = { files: [...this.#files], sources: this.#sources };
    this.#files.clear();
    this.#sources = false;
    this.#options.onSaved(saved);
  }
}

const modified = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/** The watcher drops a second change within 50 ms, so check again after that time. */
function lookTwice(watcher: Watcher): void {
  const waiting = new Set<string>();
  watcher.on('change', (file: string) => {
    if (waiting.has(file)) return;
    waiting.add(file);
    const seen = modified(file);
    setTimeout(() => {
      waiting.delete(file);
      if (modified(file) !== seen) watcher.emit('change', file);
    }, 60).unref();
  });
}
