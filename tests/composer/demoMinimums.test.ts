import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isRecord } from '#lib/values/isRecord.ts';
import { readDollars } from '#lib/format/readNumber.ts';

/** Returns all objects of JSON, in order. */
function objectsIn(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isRecord(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

const objectsOfPage = (file: string) => objectsIn(JSON.parse(readFileSync(`pages-json/${file}`, 'utf8')));

/** Returns what an application asks at least for a product. */
function leastOf(file: string, product: string): unknown {
  const [limit] = objectsOfPage(file).flatMap(({ kind, min }) =>
    kind === 'currency' && min !== undefined ? [min] : [],
  );
  if (!isRecord(limit)) return limit;
  return limit['field'] === 'product' && isRecord(limit['amounts']) ? limit['amounts'][product] : undefined;
}

test('VAL-06 each product page states the minimum that its application asks for', () => {
  const files = globSync('{,es/}*.json', { cwd: 'pages-json' }).filter((file) =>
    readFileSync(`pages-json/${file}`, 'utf8').includes('"minimumOpening": "'),
  );
  const stated = files.flatMap((file) =>
    objectsOfPage(file).flatMap((product) => {
      const { minimumOpening } = product;
      if (typeof minimumOpening !== 'string') return [];
      const links = objectsIn(product).flatMap(({ href }) => (typeof href === 'string' ? [href] : []));
      const [, page, key] =
        links
          .map((href) => /^\/(.*apply\/[\w-]+)\.html\?product=(\w+)$/.exec(href))
          .find((match) => match !== null) ?? [];
      return [{ file, minimumOpening, page: `${page}.json`, key: String(key) }];
    }),
  );
  expect(stated.length).toBe(14);
  for (const { file, minimumOpening, page, key } of stated)
    expect([file, key, leastOf(page, key)]).toEqual([file, key, Number(readDollars(minimumOpening))]);
});
