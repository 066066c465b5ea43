import { reloadFile, type Site } from '#composer/page/loadSite.ts';
import type { CommandContext } from './Cli.ts';
import { untilChanged } from './OwnChanges.ts';
import { watchFolder } from './watchFolder.ts';

/** Debounce in milliseconds. An editor may empty a file before it writes it. */
const settleTime = 20;

/** Files that commands write into a site for editors. */
const isGenerated = (path: string) => /\.schema\.json(?:\.|$)/.test(path);

interface WatchOptions extends CommandContext {
  readonly command: 'check' | 'build';
  /** Whether the work has already been done once. */
  readonly isDone?: boolean;
}

/**
 * Does work on a loaded site, and repeats it after each change of its files until the process receives a signal, or the
 * project has other sections. The site has the changes when the work starts.
 *
 * @returns The exit code.
 */
export async function watchSite(
  site: Site,
  { command, isDone = false, ...context }: WatchOptions,
  work: () => Promise<unknown>,
): Promise<number> {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const guarded = async () => {
    try {
      await work();
    } catch (error) {
      // For example, a full disk. The next change tries again.
      process.stderr.write(`portico ${command}: ${error instanceof Error ? error.message : String(error)}\n`);
    }
  };
  const repeat = async () => {
    const paths = [...changed];
    changed.clear();
    for (const path of paths) {
      // If a folder was deleted, so were all of its files.
      const below = [...site.files.keys()].filter((file) => file.startsWith(`${path}/`));
      for (const file of [path, ...below]) reloadFile(site, file);
    }
    if (paths.length > 0) await guarded();
  };
  let running: Promise<unknown> = Promise.resolve();
  const stopWatching = watchFolder(site.folder, (path) => {
    if (isGenerated(path)) return;
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(repeat);
    }, settleTime);
  });
  if (!isDone) running = running.then(guarded);
  // The two commands name the site in different ways.
  const code = await untilChanged({ ...context, command, args: ['--pages', site.folder, site.folder] });
  clearTimeout(timer);
  stopWatching();
  await running;
  return code;
}
