import { type EntryPart, entryParts } from '#composer/rates/entryParts.ts';
import type { RateEntry } from '#composer/rates/inForce.ts';
import { valueAt } from '#composer/page/valueAt.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';
import { type JsonPath, nodeAtPath } from '#composer/problems/problemAt.ts';

/** An entry of a rate file and its index in the file. */
export type IndexedEntry = RateEntry & { readonly index: number };

const isEntry = (value: unknown): value is RateEntry =>
  typeof valueAt(value, ['productKey']) === 'string' &&
  typeof valueAt(value, ['effectiveFrom']) === 'string' &&
  ['string', 'undefined'].includes(typeof valueAt(value, ['effectiveUntil']));

/** Returns the entries of a rate file that have a product and a day. */
export function entriesOf({ value }: SourceFile): IndexedEntry[] {
  const products = valueAt(value, ['products']);
  return Array.isArray(products)
    ? products.flatMap((entry: unknown, index) => (isEntry(entry) ? [{ ...entry, index }] : []))
    : [];
}

/** Returns the parts of an entry. */
export const partsOf = ({ index: _index, ...entry }: IndexedEntry): EntryPart => entryParts(entry);

/** Returns the path of a field of an entry. */
export const entryPath = ({ index }: IndexedEntry, ...below: JsonPath): JsonPath => [
  'products',
  index,
  ...below,
];

/** Returns the line of an entry. */
export function entryLine(source: SourceFile, entry: IndexedEntry): number {
  const { node } = nodeAtPath(source.tree, entryPath(entry, 'effectiveFrom'));
  return source.position(node?.offset ?? 0).line;
}

export const daysBetween = (from: string, until: string): number =>
  (Date.parse(until) - Date.parse(from)) / 86_400_000;
