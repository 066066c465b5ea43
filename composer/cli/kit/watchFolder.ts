import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Tells of what changes below a folder, by paths relative to it with forward slashes: a file that is new, changed or
 * gone, or a folder that is gone. It listens to folders, never to files: Node's own recursive watching listens to files
 * on Linux, and loses those that an editor replaces.
 *
 * @returns what ends it.
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
      // It may have been written before its folder was listened to.
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
