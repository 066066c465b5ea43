import { expect, test } from 'vitest';
import { parseProps } from '#section-kit/parseProps.ts';
import { placeOf, placeSizes } from '#section-kit/picturePlace.ts';
import { registry } from '#sections/registry.gen.ts';
import { isRecord } from '#lib/values/isRecord.ts';
import { brandTokens } from '#theme/brand.gen.ts';

/** Returns the paths of pictures in a value, without indexes. */
function picturePaths(value: unknown, path: readonly string[] = []): string[] {
  if (Array.isArray(value)) return value.flatMap((part) => picturePaths(part, path));
  if (!isRecord(value)) return [];
  const isPicture = typeof value['src'] === 'string' && value['src'].startsWith('/media/');
  if (isPicture) return [path.join('.')];
  return Object.entries(value).flatMap(([key, part]) => picturePaths(part, [...path, key]));
}

const shown = [...registry.values()].flatMap((section) =>
  Object.entries(section.examples).flatMap(([example, props]) =>
    [...new Set(picturePaths(props))].map((path) => ({ name: section.name, section, example, path, props })),
  ),
);

test('examples show pictures', () => expect(shown.length).toBeGreaterThan(15));

test.each(shown)('$name says where it shows $path ($example)', ({ section, path, props }) => {
  const place = placeOf(section.pictures, path, parseProps(section, props).data ?? {});
  if (!place) throw new Error(`"pictures" of ${section.name} has no "${path}".`);
  expect(placeSizes(place, brandTokens)).toMatch(/\d(?:px|rem|vw|\))/);
});
