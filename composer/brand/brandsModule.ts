import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type ImageSize, naturalSize } from '#composer/page/imageSize.ts';
import { loadSite, type Site } from '#composer/page/loadSite.ts';
import type { Brand } from '#composer/page/Brand.ts';
import { recolored } from './applyBrand.ts';
import { readBrands } from './readBrand.ts';
import { siteBrand } from './siteBrand.ts';

const moduleId = 'virtual:portico/brands';
const pictureEnding = /\.(?:svg|png|jpe?g|webp|avif)$/i;
const resolvedId = `\0${moduleId}`;

/** The part of Vite's plugin context that this plugin uses. */
interface ModuleContext {
  addWatchFile(file: string): void;
}

/** Returns the site's own drawings, recolored for a brand, as data URLs by their paths. */
function drawings(site: Site, brand: Brand): Record<string, string> {
  if (!brand.replaces) return {};
  return Object.fromEntries(
    [...site.otherFiles.keys()]
      .filter((file) => file.startsWith('media/') && file.endsWith('.svg'))
      .map((file) => {
        const content = recolored(file, readFileSync(join(site.folder, file)), brand);
        return [`/${file}`, `data:image/svg+xml;base64,${content.toString('base64')}`];
      }),
  );
}

/**
 * Returns the natural sizes of a brand's pictures by path. A picture of the brand replaces the site's of the same path.
 */
function imageSizes(site: Site, brand: string): Record<string, ImageSize> {
  const sizes: Record<string, ImageSize> = {};
  for (const above of ['', `brands/${brand}/`])
    for (const [file, media] of site.otherFiles) {
      const isPicture = file.startsWith(`${above}media/`) && pictureEnding.test(file);
      const size = isPicture ? naturalSize(site, media) : undefined;
      if (size) sizes[`/${file.slice(above.length)}`] = size;
    }
  return sizes;
}

/**
 * A Vite plugin that serves `virtual:portico/brands` to Storybook: every brand below `pages-json/brands` with its
 * tokens, its fonts and its media, read in the same way as the composer reads them.
 *
 * ```ts
 * import { brands, chosenBrand } from 'virtual:portico/brands';
 * const brand = brands.find(({ name }) => name === chosenBrand);
 * const theme = createPorticoTheme(brand.tokens);
 * style.textContent = brand.fontFaces + baseCss(theme);
 * ```
 *
 * A brand other than the site's own also carries what it replaces: the names, and the site's drawings in its colors.
 * `chosenBrand` is the brand of `site.json`, or the one that `PORTICO_BRAND` names. A brand whose tokens have errors is
 * left out; `portico check` reports why. Saving a token file reloads the module.
 */
export function brandsModule(root: string) {
  const folder = resolve(root, 'pages-json');
  return {
    name: 'portico:brands-module',
    resolveId: (id: string) => (id === moduleId ? resolvedId : undefined),
    async load(this: ModuleContext, id: string) {
      if (id !== resolvedId) return undefined;
      const site = loadSite(folder);
      await readBrands(site);
      for (const { sources } of site.brands.values())
        for (const { file } of sources) this.addWatchFile(join(folder, file));
      const siteBrands = [...site.brands].flatMap(([name, { brand }]) =>
        brand ? [siteBrand(site, name)] : [],
      );
      const files = siteBrands.flatMap(({ folder: name, fonts }) => [
        ...fonts.map(({ file }) => file),
        ...[...site.otherFiles.keys()].filter((file) => file.startsWith(`brands/${name}/media/`)),
      ]);
      const urls = files.map((file, index) => `  ${JSON.stringify(file)}: file${index},`);
      const looks = siteBrands.map((brand) => ({
        ...brand,
        name: brand.folder,
        title: brand.names?.name ?? brand.folder,
        drawings: drawings(site, brand),
        sizes: imageSizes(site, brand.folder),
      }));
      return [
        `import { fontFaces } from '${root}/src/theme/fontFaces.ts';`,
        ...files.map((file, index) => `import file${index} from '${join(folder, file)}?url';`),
        `const urls = {\n${urls.join('\n')}\n};`,
        'const mediaOf = (name) => Object.fromEntries(Object.entries(urls).flatMap(([file, url]) => file.startsWith(`brands/${name}/media/`) ? [[file.slice(`brands/${name}`.length), url]] : []));',
        `export const brands = ${JSON.stringify(looks)}.map((brand) => ({ ...brand, media: { ...brand.drawings, ...mediaOf(brand.name) },`,
        "  fontFaces: fontFaces(brand.fonts, (file) => urls[file], 'block') }));",
        `export const chosenBrand = ${JSON.stringify(site.brandName ?? '')};`,
      ].join('\n');
    },
  };
}
