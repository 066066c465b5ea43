import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteMedia } from '#composer/publish/input/siteInput.ts';
import { copyOnce, writeWhole } from '#composer/publish/whole/wholeFiles.ts';
import { isCompressible, encodings, writeCompressed } from './writeCompressed.ts';

/** Writes compressed versions beside a folder's files. */
export function compressFolder(folder: string): void {
  for (const name of readdirSync(folder).filter(isCompressible)) {
    writeCompressed(join(folder, name), readFileSync(join(folder, name)), 'best');
  }
}

/**
 * Adds the files that pages share to a site. Their names contain a hash of their content, so an existing file is up to
 * date. Old files stay, because open or cached pages of earlier releases still load them.
 */
export function addSharedFiles(site: string, clientAssets: string, media: SiteMedia): void {
  const assets = join(site, 'assets');
  mkdirSync(assets, { recursive: true });
  for (const name of readdirSync(clientAssets)) copyOnce(join(clientAssets, name), join(assets, name));
  for (const [name, content] of media.files) {
    const file = join(site, name);
    const needed = isCompressible(name) ? encodings : ([''] as const);
    if (needed.every((encoding) => existsSync(file + encoding))) continue;
    if (isCompressible(name)) writeCompressed(file, content, 'best');
    else writeWhole(file, content);
  }
}
