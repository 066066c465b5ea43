/** How often a stem stands in each part of a page. */
export interface StemCounts {
  title: number;
  labels: number;
  description: number;
  headings: number;
  body: number;
}
export const stemParts = ['title', 'labels', 'description', 'headings', 'body'] as const;

const hashes = new Map<string, number>();
const mostHashes = 200_000;

/** A number of 32 bits for a stem (FNV-1a). Two stems of one page hardly ever share one. */
export function stemHash(stem: string): number {
  const known = hashes.get(stem);
  if (known !== undefined) return known;
  let hash = 0x811c9dc5;
  for (let at = 0; at < stem.length; at += 1) hash = Math.imul(hash ^ stem.charCodeAt(at), 0x01000193);
  hash >>>= 0;
  if (hashes.size >= mostHashes) hashes.clear();
  hashes.set(stem, hash);
  return hash;
}

// Four bits for each of the short parts and eight for the body.
const few = 15;
const many = 255;
const places: Readonly<Record<keyof StemCounts, { readonly shift: number; readonly most: number }>> = {
  title: { shift: 20, most: few },
  labels: { shift: 16, most: few },
  description: { shift: 12, most: few },
  headings: { shift: 8, most: few },
  body: { shift: 0, most: many },
};

/** Counts with one more in a part of the page, in one number; 0 has none. */
export function countedOnce(counts: number, part: keyof StemCounts): number {
  const { shift, most } = places[part];
  return ((counts >>> shift) & most) < most ? counts + (1 << shift) : counts;
}

const bytes = 4;

/** Four bytes each: the number of words and the factor of the page. */
const header = 2;

/** What is packed of a stem. */
interface CountedStem {
  /** Of its 32 bits the first may be taken for a sign. */
  readonly hash: number;
  /** As `countedOnce` counts. */
  readonly counts: number;
}

/** A page has fewer stems than this: a hash and the place of its stem fit into one number that is exact. */
const mostStems = 2 ** 20;

/**
 * A page's stems in eight bytes each, by hash, after the number of its words and its factor: read without being
 * decoded, a page is weighed in a microsecond.
 */
export function packStems(stems: readonly CountedStem[], length: number, boost: number): Buffer {
  const size = stems.length;
  const keys = new Float64Array(size);
  for (let at = 0; at < size; at += 1) keys[at] = ((stems[at]?.hash ?? 0) >>> 0) * mostStems + at;
  // Numbers are sorted without a function that compares them.
  keys.sort();
  // With memory of its own, which can be given to another thread.
  const packed = Buffer.allocUnsafeSlow(bytes * (header + 2 * size));
  const view = new DataView(packed.buffer, packed.byteOffset, packed.length);
  view.setUint32(0, length, true);
  view.setFloat32(bytes, boost, true);
  for (let at = 0; at < size; at += 1) {
    const key = keys[at] ?? 0;
    const place = key % mostStems;
    view.setUint32(bytes * (header + at), (key - place) / mostStems, true);
    view.setUint32(bytes * (header + size + at), stems[place]?.counts ?? 0, true);
  }
  return packed;
}

/** Number of words of a packed page. */
export const packedLength = (packed: Buffer): number => packed.readUInt32LE(0);

/** The factor of a packed page's place. */
export const packedBoost = (packed: Buffer): number => packed.readFloatLE(bytes);

/** How often a page has a stem; `undefined` when it has not. */
export function packedCounts(packed: Buffer, hash: number): Readonly<StemCounts> | undefined {
  const size = (packed.length / bytes - header) / 2;
  let low = 0;
  let high = size - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = packed.readUInt32LE(bytes * (header + middle));
    if (found === hash) return unpack(packed.readUInt32LE(bytes * (header + size + middle)));
    if (found < hash) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}

const unpack = (count: number): StemCounts => ({
  title: (count >>> 20) & few,
  labels: (count >>> 16) & few,
  description: (count >>> 12) & few,
  headings: (count >>> 8) & few,
  body: count & many,
});
