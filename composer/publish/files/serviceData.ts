import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '#composer/page/loadSite.ts';
import { privateFolder } from '#composer/release/release.ts';
import type { Refused } from '#composer/publish/input/refusedBy.ts';
import { hasContent, writeWhole } from '#composer/publish/whole/wholeFiles.ts';

/**
 * Copies the data files of the embedded services into a site. A file with problems keeps its last valid version.
 *
 * @param media Published names of the media, by path: the services answer with these.
 */
export function writeServiceData(
  target: string,
  { rates, forms, search, locations }: Site,
  media: Readonly<Record<string, string>>,
  refused: Refused['files'] | undefined,
): void {
  const published = (_key: string, value: unknown) =>
    typeof value === 'string' && Object.hasOwn(media, value) ? media[value] : value;
  for (const [name, files] of Object.entries({ rates, forms, search, locations })) {
    const folder = join(target, privateFolder, name);
    mkdirSync(folder, { recursive: true });
    for (const [key, { file, value }] of files) {
      if (refused?.has(file)) continue;
      const copy = join(folder, `${key}.json`);
      const content = JSON.stringify(value, published);
      if (!hasContent(copy, content)) writeWhole(copy, content);
    }
    for (const file of readdirSync(folder)) {
      if (!files.has(file.replace(/\.json$/, ''))) rmSync(join(folder, file));
    }
  }
}
