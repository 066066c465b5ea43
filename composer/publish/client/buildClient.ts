import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { firstFonts, fontFaces } from '#theme/fontFaces.ts';
import { printCss } from '#theme/print.ts';
import type { Brand } from '#composer/page/Brand.ts';
import { brandTheme } from '#composer/render/styles/BrandTheme.ts';
import { minifyRules } from '#composer/render/styles/minifyRules.ts';
import { hasPackage, requirePackages } from '#composer/native/nativePackages.ts';
import { hashedName } from '#composer/publish/input/siteInput.ts';
import type { ClientSources } from './clientModules.ts';
import type { ClientBuild, ScriptMaker } from './ScriptMaker.ts';
import { prebuiltFolder, prebuiltScripts } from './prebuiltScripts.ts';
import { ownTheme } from './sitePackagesPlugin.ts';

/**
 * Returns what makes a site's scripts: Vite, or, where it is not installed and the site has no code of its own, the
 * scripts that were built when Portico was packed. Those are linked instead of bundled, some 5% larger.
 */
export async function scriptMaker(sources: ClientSources): Promise<ScriptMaker> {
  const { root, library, sections } = sources;
  const isPlain = sections.packages.size === 0 && ownTheme(root) === undefined;
  if (isPlain && existsSync(prebuiltFolder(library)) && !hasPackage('vite')) return prebuiltScripts(library);
  requirePackages(['vite']);
  return (await import('./bundledScripts.ts')).bundledScripts(sources);
}

function writeHashed(folder: string, name: string, content: string | Uint8Array): string {
  const file = hashedName(name, content);
  writeFileSync(join(folder, file), content);
  return `/assets/${file}`;
}

/** The properties of the site that a client build depends on. */
export interface ClientSite {
  readonly brand: Brand;
  /** Printed in front of link addresses on paper. */
  readonly origin: string;
}

/**
 * Builds what all pages of a release share into `out/assets`: islands, fonts, the theme's variables and the print
 * styles.
 */
export async function buildClient(
  sources: ClientSources,
  out: string,
  islandNames: readonly string[],
  { brand, origin }: ClientSite,
): Promise<ClientBuild> {
  const assets = join(out, 'assets');
  mkdirSync(assets, { recursive: true });
  const { islands: writeIslands } = await scriptMaker(sources);
  const islands = await writeIslands(out, islandNames, brand);
  const fontUrl = (file: string) =>
    writeHashed(assets, basename(file), readFileSync(join(sources.beside, file)));
  const { theme, variables } = brandTheme(brand.tokens);
  return {
    islands,
    fontFaces: fontFaces(brand.fonts, fontUrl),
    firstFonts: firstFonts(brand.fonts, brand.tokens.typography).map(({ file }) => fontUrl(file)),
    variablesHref: writeHashed(assets, 'theme.css', variables),
    printHref: writeHashed(assets, 'print.css', minifyRules(printCss(theme, origin))),
  };
}
