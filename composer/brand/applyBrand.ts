import type { Brand, BrandNames } from '#composer/page/Brand.ts';

const namesInOrder = ({ legalName, name, shortName }: BrandNames) => [legalName, name, shortName];
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

type Renamed = WeakMap<object, unknown>;
/** Caches what was already renamed, by the names, so that parts which pages share stay the same objects. */
const renamedByNames = new Map<string, Renamed>();

/**
 * Replaces the names of the site's own brand with those of the brand in use, in every text of a definition, of words or
 * of `site.json`. Returns the same value if there is nothing to replace.
 */
export function renamed<Value>(value: Value, { names, replaces }: Brand): Value {
  if (!names || !replaces?.names) return value;
  const from = namesInOrder(replaces.names);
  const to = namesInOrder(names);
  const key = JSON.stringify([from, to]);
  const cache: Renamed = renamedByNames.get(key) ?? new WeakMap();
  renamedByNames.set(key, cache);
  const pattern = new RegExp(from.map(escaped).join('|'), 'g');
  const inText = (text: string) => text.replace(pattern, (name) => to[from.indexOf(name)] ?? name);
  const inside = (part: unknown): unknown => {
    if (typeof part === 'string') return inText(part);
    if (typeof part !== 'object' || part === null) return part;
    const made =
      cache.get(part) ??
      (Array.isArray(part)
        ? part.map(inside)
        : Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, inside(inner)])));
    cache.set(part, made);
    return made;
  };
  // The result has the same type, because only strings change.
  return inside(value) as Value;
}

/** Whether a file is an SVG of the site, whose colors a brand replaces. */
const isDrawing = (file: string) => file.startsWith('media/') && file.endsWith('.svg');

/**
 * Returns a media file in the colors of the brand in use: each color of the own brand's illustrations becomes the color
 * of the same name. Pictures in the brand's own folder stay unchanged.
 *
 * @param file Path relative to the site's folder.
 */
export function recolored(file: string, content: Buffer, { illustration, replaces }: Brand): Buffer {
  if (!replaces || !isDrawing(file)) return content;
  const colors = new Map<string, string>();
  for (const [name, color] of Object.entries(replaces.illustration))
    if (Object.hasOwn(illustration, name)) colors.set(color, illustration[name] ?? color);
  // Latin-1 maps each byte to one character and back, so that no encoding loses anything.
  const recoloring = content
    .toString('latin1')
    .replace(/#[0-9a-f]{6}\b/gi, (hex) => colors.get(hex.toLowerCase()) ?? hex);
  return Buffer.from(recoloring, 'latin1');
}
