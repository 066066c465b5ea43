import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isVersionPath, versionPath } from '#composer/page/documentVersion.ts';
import type { Site } from '#composer/page/loadSite.ts';
import { documentsOf, isDocumentPath } from '#composer/page/siteDocuments.ts';
import { writeWhole } from '#composer/publish/whole/wholeFiles.ts';

/** Returns the addresses of the documents in a published site, without those of versions. */
function publishedDocuments(target: string): string[] {
  const folder = join(target, 'documents');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `/documents/${file.replaceAll('\\', '/')}`)
    .filter((path) => isDocumentPath(path) && !isVersionPath(path));
}

/**
 * Publishes the documents of a site: each under its own address, and under that of its version, where it stays. A
 * document with an error keeps its last valid version; one that was deleted is only left as versions.
 *
 * @returns The addresses of the current versions, by that of the document.
 */
export function addDocuments(
  target: string,
  site: Site,
  refused: ReadonlySet<string> | undefined,
): Readonly<Record<string, string>> {
  const versions: Record<string, string> = {};
  const documents = documentsOf(site);
  for (const [path, { file }] of documents) {
    const place = join(target, path);
    const isRefused = refused?.has(file) === true;
    if (isRefused && !existsSync(place)) continue;
    const content = readFileSync(isRefused ? place : join(site.folder, file));
    const version = versionPath(path, content);
    versions[path] = version;
    if (!existsSync(join(target, version))) writeWhole(join(target, version), content);
    if (!existsSync(place) || !readFileSync(place).equals(content)) writeWhole(place, content);
  }
  for (const path of publishedDocuments(target)) if (!documents.has(path)) rmSync(join(target, path));
  return versions;
}
