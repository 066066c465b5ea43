import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file beside its place and moves it there, so that it is never seen half. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  // Another process may write the same.
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, content);
  renameSync(part, file);
}

/** Copies a file that is named by its content, so that it is never seen half; one that is there is right. */
export function copyOnce(from: string, to: string): void {
  if (existsSync(to)) return;
  copyFileSync(from, `${to}.part`);
  renameSync(`${to}.part`, to);
}
