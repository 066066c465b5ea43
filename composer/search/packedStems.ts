/** How often a stem occurs in each part of a page. */
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

/** Returns a 32-bit hash of a stem (FNV-1a). Collisions within a page are very rare. */
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

// Four bits for each of the short parts, and eight for the body.
const few = 15;
const many = 255;
const places: Readonly<Record<keyof StemCounts, { readonly shift: number; readonly most: number }>> = {
  title: { shift: 20, most: few },
  labels: { shift: 16, most: few },
  description: { shift: 12, most: few },
  headings: { shift: 8, most: few },
  body: { shift: 0, most: many },
};

/** Increments the count of a part in a packed number of counts. Saturates at the part's maximum. */
export function countedOnce(counts: number, part: keyof StemCounts): number {
  const { shift, most } = places[part];
  return ((counts >>> shift) & most) < most ? counts + (1 << shift) : counts;
}

const bytes = 4;

/** Number of header fields of four bytes each: the number of words, and the ranking factor. */
const header = 2;

/** The data of a stem that is packed. */
interface CountedStem {
  /** A 32-bit hash, signed or unsigned. */
  readonly hash: number;
  /** In the format of `countedOnce`. */
  readonly counts: number;
}

/** Exceeds the number of stems of a page, so that a hash and an index fit into one exactly representable number. */
const mostStems = 2 ** 20;

/**
 * Packs a page's stems sorted by hash, in eight bytes each, after its number of words and its ranking factor. The
 * result is read without decoding, so scoring a page takes a microsecond.
 */
export function packStems(stems: readonly CountedStem[], length: number, boost: number): Buffer {
  const size = stems.length;
  const keys = new Float64Array(size);
  for (let at = 0; at < size; at += 1) keys[at] = ((stems[at]?.hash ?? 0) >>> 0) * mostStems + at;
  // Sorting a typed array needs no compare function.
  keys.sort();
  // Has its own memory, so it can be transferred to another thread.
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

/** Returns the number of words of a packed page. */
export const packedLength = (packed: Buffer): number => packed.readUInt32LE(0);

/** Returns the ranking factor of a packed page. */
export const packedBoost = (packed: Buffer): number => packed.readFloatLE(bytes);

/** Returns how often a page contains a stem, or `undefined` if it does not. */
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
