import { join } from 'node:path';
import { z } from 'zod';
import { loadSite } from '#composer/page/loadSite.ts';
import { brandDefinition } from './brandDefinition.ts';
import { readBrands } from './readBrand.ts';

const note = '// Written by "npm run gen" from the brand that pages-json/site.json names. Do not edit.\n';

/** Returns the JSON Schema of `brand.json` by its path below the project's folder. */
export function brandSchemaFile(): readonly [path: string, text: string] {
  const schema = z.toJSONSchema(brandDefinition, { io: 'input', target: 'draft-7' });
  const comment = { $comment: 'Written by "npm run gen". Do not edit.' };
  return [
    'pages-json/brand.schema.json',
    `${JSON.stringify({ ...comment, ...schema, title: 'Brand' }, null, 1)}\n`,
  ];
}

/**
 * Returns the generated files of the project's own brand, by their paths below the project's folder: the tokens for the
 * library, tests and stories.
 *
 * @throws {Error} if the brand has errors; `portico check` reports them.
 */
export async function brandFiles(root: string): Promise<Map<string, string>> {
  // Ignores `PORTICO_BRAND`, because these files are committed.
  const site = loadSite(join(root, 'pages-json'), undefined, '');
  await readBrands(site);
  const { brand } = site.brands.get(site.config?.brand ?? '') ?? {};
  if (!brand) throw new Error('The brand in pages-json/site.json cannot be used. Run "npm run check".');
  return new Map([
    [
      'src/theme/brand.gen.ts',
      `${note}import type { BrandTokens } from './BrandTokens.ts';\n\nexport const brandTokens: BrandTokens = ${JSON.stringify(brand.tokens, null, 2)};\n`,
    ],
  ]);
}
