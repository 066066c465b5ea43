import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hashedName } from '#composer/publish/input/siteInput.ts';
import type { Brand } from '#composer/page/Brand.ts';
import type { ClientBuild, ScriptMaker } from './ScriptMaker.ts';
import { beforePaint, type FindModule, program } from './clientModules.ts';
import { type LinkableScripts, linkScripts } from './linkScripts.ts';
import { themeJson } from './themeModule.ts';

/** The folder with the scripts that were built when Portico was packed. */
export const prebuiltFolder = (library: string) => join(library, 'client');

/** Stands in the prebuilt modules where the theme's data goes. */
export const themeMark = '__portico_theme__';

/** `scripts.json`: the islands' modules, and the chunks of which pages' scripts are linked. */
export interface PrebuiltScripts {
  readonly islands: ClientBuild['islands'];
  /** Names of the islands' files in `assets/`. A file comes after those that it imports. */
  readonly files: readonly string[];
  readonly program: LinkableScripts;
  readonly beforePaint: LinkableScripts;
}

/** Replaces file names in a text. */
const renamed = (text: string, names: ReadonlyMap<string, string>) =>
  [...names].reduce((result, [from, to]) => result.replaceAll(from, to), text);

/**
 * Writes the islands' modules with a brand's theme. A changed file gets a new name, and so do those that import it.
 */
function writeIslands(
  folder: string,
  { islands, files }: PrebuiltScripts,
  out: string,
  { tokens }: Brand,
): ClientBuild['islands'] {
  const theme = JSON.stringify(themeJson(tokens));
  const names = new Map<string, string>();
  mkdirSync(join(out, 'assets'), { recursive: true });
  for (const file of files) {
    const text = readFileSync(join(folder, 'assets', file), 'utf8');
    const changed = renamed(text, names).replace(new RegExp(`(['"\`])${themeMark}\\1`), () => theme);
    const name = changed === text ? file : hashedName(`${file.split('.')[0]}.js`, changed);
    if (name !== file) names.set(file, name);
    writeFileSync(join(out, 'assets', name), changed);
  }
  const current = (url: string) => `/assets/${names.get(basename(url)) ?? basename(url)}`;
  return Object.fromEntries(
    Object.entries(islands).map(([name, { module, preload }]) => [
      name,
      { module: current(module), preload: preload.map(current) },
    ]),
  );
}

/** Returns a maker that uses what was built when Portico was packed. It needs no bundler. */
export function prebuiltScripts(library: string): ScriptMaker {
  const folder = prebuiltFolder(library);
  // Only `prebuildScripts` writes this file.
  const scripts = JSON.parse(readFileSync(join(folder, 'scripts.json'), 'utf8')) as PrebuiltScripts;
  const find =
    ({ modules }: LinkableScripts): FindModule =>
    (name, part) => {
      const module = `#sections/${name}/${name}.${part}.ts`;
      return Promise.resolve(Object.hasOwn(modules, module) ? module : undefined);
    };
  return {
    islands: (out, _names, brand) => writeIslands(folder, scripts, out, brand),
    async program(features) {
      const rest = features.join(',');
      const early = linkScripts(scripts.beforePaint, await beforePaint(find(scripts.beforePaint), rest));
      const { main, modules } = linkScripts(scripts.program, await program(find(scripts.program), rest));
      const file = hashedName('page.js', main);
      return {
        beforePaint: `(()=>{${early.main}})();`,
        main: file,
        modules: new Map([[file, main], ...modules]),
      };
    },
  };
}
