import { reloadFile, type Site } from '#composer/page/loadSite.ts';
import { watchFolder } from './watchFolder.ts';

/** Debounce in milliseconds. An editor may empty a file before it writes it. */
const settleTime = 20;

/** Files that commands write into a site for editors. */
const isGenerated = (path: string) => /\.schema\.json(?:\.|$)/.test(path);

/**
 * Does work on a loaded site, and repeats it after each change of its files until the process receives a signal. The
 * site has the changes when the work starts.
 *
 * @param command Name of the command, for errors.
 * @param isDone Whether the work has already been done once.
 */
export async function watchSite(
  site: Site,
  command: string,
  work: () => Promise<unknown>,
  isDone = false,
): Promise<void> {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const guarded = async () => {
    try {
      await work();
    } catch (error) {
      // For example, a full disk. The next change tries again.
      process.stderr.write(`${command}: ${error instanceof Error ? error.message : String(error)}\n`);
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
  await new Promise<void>((done) => {
    process.once('SIGTERM', done);
    process.once('SIGINT', done);
  });
  clearTimeout(timer);
  stopWatching();
  await running;
}
