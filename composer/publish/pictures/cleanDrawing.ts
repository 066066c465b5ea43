import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaFile, Site } from '#composer/page/loadSite.ts';

/** What programs that draw leave in their files, and what could run. */
const leftovers = /<\?xml|<!--|<!DOCTYPE|<metadata|\bxmlns:(?!xlink)|<script|\son\w+\s*=|javascript:/i;

/** These take nothing away that is drawn: a drawing looks the same to the pixel. */
const plugins = [
  'removeDoctype',
  'removeXMLProcInst',
  'removeComments',
  'removeMetadata',
  'removeEditorsNSData',
  'cleanupAttrs',
  'removeEmptyAttrs',
  'removeUnusedNS',
  'removeScripts',
] as const;

/**
 * The text of an SVG as visitors get it, without leftovers of the program that drew it. The check refuses a drawing that could
 * run or load something (SEC-02), so that its author knows; what could run is taken out here as well, should nobody
 * have checked. One that is no XML stays as it is: browsers do not show it either.
 */
export async function cleanDrawing(text: string): Promise<string> {
  if (!leftovers.test(text)) return text;
  const { optimize } = await import('svgo');
  try {
    return optimize(text, { plugins: [...plugins] }).data;
  } catch {
    return text;
  }
}

const known = new WeakMap<MediaFile, string>();

/** The drawings of a site as visitors get them, by their addresses; those that have not changed are not read again. */
export async function cleanDrawings({ folder, mediaFiles }: Site): Promise<ReadonlyMap<string, string>> {
  const drawings = [...mediaFiles].filter(([address]) => /\.svg$/i.test(address));
  return new Map(
    await Promise.all(
      drawings.map(async ([address, media]) => {
        const clean =
          known.get(media) ?? (await cleanDrawing(await readFile(join(folder, media.file), 'utf8')));
        known.set(media, clean);
        return [address, clean] as const;
      }),
    ),
  );
}
