import { dirname } from 'node:path';
import type { Site } from '#composer/page/loadSite.ts';
import type { RegulatorName } from '#composer/page/regulators.ts';
import { WrongUse } from '#composer/cli/kit/Cli.ts';
import { addFiles } from '#composer/cli/kit/writeFiles.ts';
import { nameOfPackage, slugOf } from '#composer/cli/init/siteAnswers.ts';
import { templateSite } from '#composer/cli/init/siteFiles.ts';
import { brandFolder } from '#composer/cli/init/brandFolder.ts';

export interface BrandAnswers {
  /** `#rrggbb`. */
  readonly color: string;
  /** The bank's name; by default, from the folder's. */
  readonly bank?: string | undefined;
  /** Who insures its deposits; by default, that of the site's own brand. */
  readonly regulator?: RegulatorName | undefined;
}

/**
 * `portico new brand`: writes a brand made from one color, with the fonts and shapes of the site's own brand.
 *
 * @param folder Name of its folder.
 * @param library Portico's own folder, whose template a site without a brand follows.
 * @returns What to print.
 */
export async function newBrand(
  site: Site,
  folder: string,
  { color, bank, regulator }: BrandAnswers,
  library: string,
): Promise<string> {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(folder)) {
    const better = slugOf(folder);
    const hint = better === '' ? '' : ` Try "${better}".`;
    throw new WrongUse(
      `"${folder}" is not the name of a brand, which has lowercase letters, digits, and hyphens.${hint}`,
    );
  }
  if ([...site.files.keys(), ...site.otherFiles.keys()].some((file) => file.startsWith(`brands/${folder}/`)))
    throw new WrongUse(`the brand ${folder} already exists: pages-json/brands/${folder}/.`);
  const own = site.brands.get(site.brandName ?? '')?.brand;
  const base = own ? { site, brand: own } : await templateSite(library);
  const paths = [...base.site.files.keys(), ...base.site.otherFiles.keys()];
  const name = bank ?? nameOfPackage(folder);
  const files = brandFolder({ name, color, regulator }, base.site.folder, base.brand, paths);
  const copied = [...files.keys()].filter(
    (file) => dirname(file) === 'media' && !/(?:logo|favicon)\.svg$/.test(file),
  );
  addFiles(site.folder, new Map([...files].map(([path, text]) => [`brands/${folder}/${path}`, text])));
  const pictures = copied.map((file) => `Replace pages-json/brands/${folder}/${file}; it is a copy.\n`);
  return (
    `wrote pages-json/brands/${folder}/: ${files.size} files\n${pictures.join('')}` +
    `Look at it with PORTICO_BRAND=${folder}; "brand": "${folder}" in site.json makes it the site’s own.\n`
  );
}
