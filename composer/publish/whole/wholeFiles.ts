import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file atomically, by renaming a temporary file. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  // Another process may write the same file.
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, content);
  renameSync(part, file);
}

/** Whether a file has this content. */
export const hasContent = (file: string, content: string): boolean =>
  existsSync(file) && readFileSync(file, 'utf8') === content;

/** Copies a file atomically, unless it exists. Its name must contain a hash of its content. */
export function copyOnce(from: string, to: string): void {
  if (existsSync(to)) return;
  copyFileSync(from, `${to}.part`);
  renameSync(`${to}.part`, to);
}
