import { join } from 'node:path';
import type { MediaFile, Site } from '#composer/page/loadSite.ts';
import { readText } from '#composer/page/readText.ts';
import { NotUtf8Error } from '#composer/page/unreadable.ts';

/** Editor metadata, and anything that could run scripts. */
const leftovers = /<\?xml|<!--|<!DOCTYPE|<metadata|\bxmlns:(?!xlink)|<script|\son\w+\s*=|javascript:/i;

/** Plugins that don't change how a drawing looks. */
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
 * Returns the published text of an SVG, without editor metadata. The check reports SVGs that run scripts or load
 * resources (SEC-02), so that authors know; scripts are also removed here, in case no check has run. Text that is not
 * valid XML stays unchanged: browsers don't render it either.
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

/** Returns the published texts of a site's SVGs by path, without those that are not UTF-8. Cached for unchanged files. */
export async function cleanDrawings({ folder, mediaFiles }: Site): Promise<ReadonlyMap<string, string>> {
  const drawings = [...mediaFiles].filter(([address]) => /\.svg$/i.test(address));
  return new Map(
    await Promise.all(
      drawings.map(async ([address, media]) => {
        const clean = known.get(media) ?? (await cleanDrawingIn(join(folder, media.file)));
        if (clean !== undefined) known.set(media, clean);
        return [address, clean] as const;
      }),
    ).then((texts) => texts.filter((entry): entry is [string, string] => entry[1] !== undefined)),
  );
}

async function cleanDrawingIn(file: string): Promise<string | undefined> {
  try {
    return await cleanDrawing(readText(file));
  } catch (error) {
    if (error instanceof NotUtf8Error) return undefined;
    throw error;
  }
}
