import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'oxc-parser';
import { buildIslands, buildScripts } from '#composer/publish/client/bundledScripts.ts';
import type { ClientSources } from '#composer/publish/client/clientModules.ts';
import type { LinkableChunk, LinkableScripts } from '#composer/publish/client/linkScripts.ts';
import { prebuiltFolder, type PrebuiltScripts, themeMark } from '#composer/publish/client/prebuiltScripts.ts';
import { sectionSet } from '#composer/page/SectionSet.ts';
import type { Rolldown } from 'vite';

/** What the generated modules of all pages can import, without the programs of sections. */
const mainModules = [
  '#composer/client/startProgram.ts',
  '#composer/client/hydrateIslands.ts',
  '#behaviours/page/visitorTexts.ts',
  '#behaviours/page/loadRates.ts',
];
const earlyModules = [
  '#composer/client/holdTaps.ts',
  '#composer/client/startWhileParsing.ts',
  '#composer/client/runWhenParsed.ts',
  '#behaviours/page/redirect.ts',
  '#behaviours/page/placeholders.ts',
];

/** Returns the programs of the library's sections. */
const programsOf = (library: string, part: 'behaviour' | 'beforePaint') =>
  globSync(`src/sections/*/*.${part}.{js,ts}`, { cwd: library })
    .map((file) => basename(file).split('.')[0] ?? '')
    .toSorted()
    .map((name) => `#sections/${name}/${name}.${part}.ts`);

/** Splits a bundled chunk into its imports, exports and code. @throws {Error} if it cannot be linked. */
function linkable({ fileName, code }: Rolldown.OutputChunk): LinkableChunk {
  const { module } = parseSync(fileName, code);
  const named = (name: string | null): string => {
    if (name === null) throw new Error(`${fileName} imports or exports a whole chunk.`);
    return name;
  };
  const imports: [string, [string, string][]][] = module.staticImports.map(({ moduleRequest, entries }) => [
    basename(moduleRequest.value),
    entries.map(({ importName, localName }) => [named(importName.name), localName.value]),
  ]);
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.map(({ localName, importName, exportName, moduleRequest }): [string, string] => {
      if (moduleRequest === null) return [named(localName.name), named(exportName.name)];
      // An export of another chunk. It gets a name of three or more characters, unlike those in minified code.
      const local = `re_${imports.length}`;
      imports.push([basename(moduleRequest.value), [[named(importName.name), local]]]);
      return [local, named(exportName.name)];
    }),
  );
  const statements = [...module.staticImports, ...module.staticExports].map(
    ({ start, end }) => [start, end] as const,
  );
  // Others import a URL that is computed in the browser.
  const literal = module.dynamicImports.filter(({ moduleRequest }) =>
    /['"`]/.test(code[moduleRequest.start] ?? ''),
  );
  const later = literal.map(({ start, end, moduleRequest }) => ({
    span: [start, end] as const,
    // The specifier without its quotes.
    chunk: basename(code.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  }));
  const parts = [''];
  let at = 0;
  const cuts = [...statements.map((span) => ({ span, chunk: undefined })), ...later];
  for (const { span, chunk } of cuts.toSorted((one, other) => one.span[0] - other.span[0])) {
    parts.push((parts.pop() ?? '') + code.slice(at, span[0]));
    if (chunk !== undefined) parts.push('');
    at = span[1];
  }
  parts.push((parts.pop() ?? '') + code.slice(at).trim());
  return { imports, exports, code: parts, later: later.map(({ chunk }) => chunk) };
}

/** Bundles these modules and splits them into chunks that can be linked. */
async function linkableScripts(sources: ClientSources, modules: readonly string[]): Promise<LinkableScripts> {
  const entries = Object.fromEntries(modules.map((module, at) => [`entry${at}`, module]));
  const names = { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' };
  const chunks = await buildScripts(sources, entries, { format: 'es', ...names }, 'allow-extension');
  return {
    chunks: Object.fromEntries(chunks.map((chunk) => [chunk.fileName, linkable(chunk)])),
    modules: Object.fromEntries(modules.map((module, at) => [module, `entry${at}.js`])),
  };
}

/**
 * Builds the scripts of sites that are built without a bundler. See `prebuiltScripts`.
 *
 * @param library The folder of the compiled package.
 */
export async function prebuildScripts(root: string, library: string): Promise<void> {
  const compiled: unknown = await import(pathToFileURL(join(library, 'src/sections/registry.gen.js')).href);
  // It was compiled from this module, whose views Node cannot read.
  const { registry } = compiled as typeof import('#sections/registry.gen.ts');
  const sections = sectionSet({ registry, behaviours: new Set() }, []);
  const sources: ClientSources = { root, library, sections, beside: root };
  const out = prebuiltFolder(library);
  mkdirSync(out, { recursive: true });
  const names = [...registry.values()].flatMap(({ name, hydrate }) => (hydrate === undefined ? [] : [name]));
  const { islands, files } = await buildIslands(sources, out, names, themeMark);
  const scripts: PrebuiltScripts = {
    islands,
    files,
    program: await linkableScripts(sources, [...mainModules, ...programsOf(library, 'behaviour')]),
    beforePaint: await linkableScripts(sources, [...earlyModules, ...programsOf(library, 'beforePaint')]),
  };
  writeFileSync(join(out, 'scripts.json'), JSON.stringify(scripts));
}
