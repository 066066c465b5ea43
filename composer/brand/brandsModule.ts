import { join, resolve } from 'node:path';
import { loadSite } from '#composer/page/loadSite.ts';
import { readBrands } from './readBrand.ts';

const moduleId = 'virtual:portico/brands';
const resolvedId = `\0${moduleId}`;

/** The part of Vite's plugin context that the plugin asks for. */
interface ModuleContext {
  addWatchFile(file: string): void;
}

/**
 * A Vite plugin that serves `virtual:portico/brands`, for Storybook: every brand below `pages-json/brands` with its
 * tokens, its fonts and its media, read as the composer reads them.
 *
 * ```ts
 * import { brands, chosenBrand } from 'virtual:portico/brands';
 * const brand = brands.find(({ name }) => name === chosenBrand);
 * const theme = createPorticoTheme(brand.tokens);
 * style.textContent = brand.fontFaces + baseCss(theme);
 * ```
 *
 * `chosenBrand` is the brand of `site.json`, or the one that `PORTICO_BRAND` names. A brand whose tokens have errors is
 * left out; `portico check` says why. A saved token file loads the module anew.
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
      const found = [...site.brands.values()].flatMap(({ brand }) => (brand ? [brand] : []));
      const files = found.flatMap(({ folder: name, fonts }) => [
        ...fonts.map(({ file }) => file),
        ...[...site.otherFiles.keys()].filter((file) => file.startsWith(`brands/${name}/media/`)),
      ]);
      const urls = files.map((file, index) => `  ${JSON.stringify(file)}: file${index},`);
      const looks = found.map(({ folder: name, names, tokens, fonts }) => ({
        name,
        title: names?.name ?? name,
        tokens,
        fonts,
      }));
      return [
        `import { fontFaces } from '${root}/src/theme/fontFaces.ts';`,
        ...files.map((file, index) => `import file${index} from '${join(folder, file)}?url';`),
        `const urls = {\n${urls.join('\n')}\n};`,
        'const mediaOf = (name) => Object.fromEntries(Object.entries(urls).flatMap(([file, url]) => file.startsWith(`brands/${name}/media/`) ? [[file.slice(`brands/${name}`.length), url]] : []));',
        `export const brands = ${JSON.stringify(looks)}.map((brand) => ({ ...brand, media: mediaOf(brand.name),`,
        "  fontFaces: fontFaces(brand.fonts, (file) => urls[file], 'block') }));",
        `export const chosenBrand = ${JSON.stringify(site.brandName ?? '')};`,
      ].join('\n');
    },
  };
}
