import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Watches a folder recursively and reports paths relative to it, with forward slashes: a new, changed or deleted file,
 * or a deleted folder. Watches folders only: on Linux, Node's own recursive watcher watches files, and loses those that
 * an editor replaces.
 *
 * @returns A function that stops watching.
 */
export function watchFolder(folder: string, onChange: (path: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const tell = (path: string) => onChange(relative(folder, path).replaceAll('\\', '/'));
  const forget = (path: string) => {
    watchers.get(path)?.close();
    watchers.delete(path);
  };
  const listen = (path: string, isNew: boolean) => {
    const watcher = watch(path, (_event, name) => {
      if (name !== null) hear(join(path, name));
    });
    watcher.on('error', () => forget(path));
    watchers.set(path, watcher);
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const inside = join(path, entry.name);
      if (entry.isDirectory()) listen(inside, isNew);
      // It may have been written before its folder was watched.
      else if (isNew) tell(inside);
    }
  };
  const hear = (path: string) => {
    const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
    if (!isFolder) {
      forget(path);
      tell(path);
    } else if (!watchers.has(path)) listen(path, true);
  };
  listen(folder, false);
  return () => {
    for (const path of watchers.keys()) forget(path);
  };
}
