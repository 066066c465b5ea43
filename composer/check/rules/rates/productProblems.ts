import { inForce } from '#composer/rates/inForce.ts';
import { isRateFile, rateFiles, type RateFileName } from '#composer/rates/rateFiles.ts';
import type { Quote } from '#composer/rates/RateFileKind.ts';
import type { RateBook } from '#composer/rates/RateBook.ts';
import { valueAt } from '#composer/page/valueAt.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';
import { nearest } from '#composer/problems/nearest.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath } from '#composer/problems/problemAt.ts';
import { rateCodes } from './rateCodes.ts';
import { entriesOf, entryPath } from './rateEntries.ts';

/** Reports products in force at the same time of which the service could quote only one. */
export function clashProblems(name: string, source: SourceFile, book: RateBook, today: string): Problem[] {
  const quotes = isRateFile(name) ? quotesIn(name, book) : [];
  const entries = quotes.map(({ entry }) => entry);
  const days = [today, ...entries.map(({ effectiveFrom }) => effectiveFrom).filter((day) => day > today)];
  const reported = new Set<string>();
  return [...new Set(days)].toSorted().flatMap((day) => {
    const current = new Set(inForce(entries, day));
    const taken = new Map<string, string>();
    return quotes.flatMap((quote) => {
      const { productKey: product, effectiveFrom: from } = quote.entry;
      if (!current.has(quote.entry)) return [];
      const other = taken.get(quote.name);
      taken.set(quote.name, other ?? product);
      if (other === undefined || other === product || reported.has(product)) return [];
      reported.add(product);
      const index = entriesOf(source).findIndex(
        (one) => one.productKey === product && one.effectiveFrom === from,
      );
      const parameters = { product, other, from: day, name: quote.name };
      const path = ['products', index, 'productKey'];
      return [problemAtPath(source, rateCodes['rate-clash'], path, { parameters })];
    });
  });
}

function quotesIn<Name extends RateFileName>(name: Name, book: RateBook): readonly Quote[] {
  const file = book.file(name);
  return (file && rateFiles[name].quotes?.(file)) ?? [];
}

/** Reports disclosures that entries name but that are not in the file. A file may leave them all to the pages. */
export function disclosureProblems(source: SourceFile): Problem[] {
  const disclosures = valueAt(source.value, ['disclosures']);
  const keys = Array.isArray(disclosures)
    ? disclosures.flatMap((one: unknown) => {
        const key = valueAt(one, ['key']);
        return typeof key === 'string' ? [key] : [];
      })
    : [];
  if (keys.length === 0) return [];
  return entriesOf(source).flatMap((entry) => {
    const name = valueAt(entry, ['disclosureKey']);
    if (typeof name !== 'string' || keys.includes(name)) return [];
    const details = {
      parameters: { product: entry.productKey, name, names: keys.join(', ') },
      received: name,
      suggestion: nearest(name, keys),
    };
    return [
      problemAtPath(source, rateCodes['unknown-disclosure'], entryPath(entry, 'disclosureKey'), details),
    ];
  });
}

/**
 * Reports a product with a single entry that no page shows, if another product has a similar key: the entry was
 * probably meant for that one. Files whose products no page names by key are left out.
 *
 * @param named Products that pages name.
 */
export function unnamedProducts(source: SourceFile, named: ReadonlySet<string>): Problem[] {
  const entries = entriesOf(source);
  const shown = [...new Set(entries.map(({ productKey }) => productKey))].filter((key) => named.has(key));
  return entries.flatMap((entry) => {
    const { productKey: product } = entry;
    const isSingle = entries.filter(({ productKey }) => productKey === product).length === 1;
    const suggestion = nearest(product, shown);
    if (named.has(product) || !isSingle || suggestion === undefined) return [];
    return [
      problemAtPath(source, rateCodes['product-unnamed'], entryPath(entry, 'productKey'), {
        parameters: { product },
        received: product,
        suggestion,
      }),
    ];
  });
}
