import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import type { CommandContext } from './Cli.ts';
import { watchFolder } from './watchFolder.ts';

/**
 * The exit code of a command that must be started again: it was built without sections, services or a theme that the
 * project has now.
 */
export const startAgain = -1;

/** Milliseconds after the last change. A new section is several files. */
const settleTime = 300;

/** Said before the bundler's message, which has the file, the line and the code. */
export const unloadable = 'The sections, services and theme of this site cannot be loaded.';

const folders: readonly string[] = ['sections', 'services', 'theme'];

interface OwnChangesOptions extends CommandContext {
  /** The command that runs. */
  readonly command: 'check' | 'build' | 'dev';
  /** Its arguments that name the site. */
  readonly args: readonly string[];
}

/** What is above this folder, and loaded late. */
interface Program {
  /** Returns the names of the sections, services and theme that there are now. */
  readonly names: () => string;
  /** Builds the program with them. @returns The bundle's folder. */
  readonly build: () => Promise<string>;
}

/** Watches the project's own sections, services and theme: a command that is running does not know those that are new. */
class OwnChanges {
  /** Resolves with `startAgain` when there are others, and a program that has them was built. */
  readonly changed: Promise<number>;
  readonly #options: OwnChangesOptions;
  readonly #program: Program;
  readonly #names: string;
  readonly #stops = new Map<string, () => void>();
  #timer: NodeJS.Timeout | undefined;
  #building: Promise<void> = Promise.resolve();
  #tell: (code: number) => void = () => {};

  constructor(options: OwnChangesOptions, program: Program) {
    this.#options = options;
    this.#program = program;
    this.#names = program.names();
    this.changed = new Promise((resolve) => {
      this.#tell = resolve;
    });
    // The folders may be made later.
    const project = watch(options.root, (_event, name) => {
      if (name !== null && folders.includes(name)) this.#hear();
    });
    project.on('error', () => project.close());
    this.#stops.set('.', () => project.close());
    this.#watch();
  }

  stop(): void {
    clearTimeout(this.#timer);
    for (const stop of this.#stops.values()) stop();
    this.#stops.clear();
  }

  #watch(): void {
    for (const name of folders) {
      const folder = join(this.#options.root, name);
      const isThere = existsSync(folder);
      if (isThere === this.#stops.has(name)) continue;
      this.#stops.get(name)?.();
      this.#stops.delete(name);
      if (isThere)
        this.#stops.set(
          name,
          watchFolder(folder, () => this.#hear()),
        );
    }
  }

  #hear(): void {
    this.#watch();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#building = this.#building.then(() => this.#build());
    }, settleTime);
  }

  async #build(): Promise<void> {
    const { bundle, command } = this.#options;
    // The preview takes changed sources itself.
    if (command === 'dev' && this.#program.names() === this.#names) return;
    try {
      if ((await this.#program.build()) !== bundle) this.#tell(startAgain);
    } catch (error) {
      process.stderr.write(`${unloadable}\n\n${error instanceof Error ? error.message : String(error)}\n`);
    }
  }
}

/**
 * Resolves when the process receives a signal, or with `startAgain` when the project has sections, services or a theme
 * that the command was built without.
 */
export async function untilChanged(options: OwnChangesOptions): Promise<number> {
  const { root, library, command, args } = options;
  const signals = ['SIGTERM', 'SIGINT'] as const;
  let stop: () => void = () => {};
  const stopped = new Promise<number>((done) => {
    stop = () => done(0);
  });
  for (const signal of signals) process.once(signal, stop);
  const { packagesOfSite } = await import('#composer/cli/packagesOfSite.ts');
  const packages = () => packagesOfSite(root, command, args);
  const own = new OwnChanges(options, {
    names: () => JSON.stringify(packages()),
    build: async () => (await import('#composer/cli/bundle.ts')).composerBundle(root, packages(), library),
  });
  try {
    return await Promise.race([stopped, own.changed]);
  } finally {
    own.stop();
    for (const signal of signals) process.off(signal, stop);
  }
}
