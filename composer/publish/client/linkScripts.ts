import { hashedName } from '#composer/publish/input/siteInput.ts';
import type { GeneratedModule } from './clientModules.ts';

/** A chunk of minified code without its import and export statements. */
export interface LinkableChunk {
  /** Chunks that it imports, and of each the exported and local names. */
  readonly imports: readonly (readonly [chunk: string, names: readonly NamePair[]])[];
  /** Local and exported names. */
  readonly exports: readonly NamePair[];
  /** Its code, split where it imports a chunk later. */
  readonly code: readonly string[];
  /** The chunks that are imported there. */
  readonly later: readonly string[];
}

type NamePair = readonly [from: string, to: string];

/** Chunks of all programs. A chunk comes after those that it imports. */
export interface LinkableScripts {
  readonly chunks: Readonly<Record<string, LinkableChunk>>;
  /** The chunk of each module that a generated module can import. */
  readonly modules: Readonly<Record<string, string>>;
}

/** Returns chunks and all that they import, each after its own imports. */
function withImports(
  chunks: LinkableScripts['chunks'],
  names: Iterable<string>,
  found = new Set<string>(),
): Set<string> {
  for (const name of names) {
    const chunk = chunks[name];
    if (!chunk || found.has(name)) continue;
    withImports(
      chunks,
      chunk.imports.map(([from]) => from),
      found,
    );
    found.add(name);
  }
  return found;
}

const pattern = (pairs: readonly NamePair[]) =>
  `{${pairs.map(([from, to]) => (from === to ? from : `${from}:${to}`)).join(',')}}`;

/** Three characters, unlike the names in minified code. */
const localOf = (at: number) => `p_${at}`;

/** The result of linking: the main module, and the ones that it imports later, by file name. */
export interface LinkedScript {
  readonly main: string;
  readonly modules: ReadonlyMap<string, string>;
}

class Linker {
  readonly #scripts: LinkableScripts;
  readonly #locals = new Map<string, string>();
  readonly modules = new Map<string, string>();

  constructor(scripts: LinkableScripts) {
    this.#scripts = scripts;
  }

  #local(name: string): string {
    const local = this.#locals.get(name) ?? localOf(this.#locals.size);
    this.#locals.set(name, local);
    return local;
  }

  /** Returns a constant with a chunk's exports. Chunks are wrapped in functions because their names may clash. */
  #constant(name: string, main: ReadonlySet<string>): string {
    const { imports = [], exports = [], code = [], later = [] } = this.#scripts.chunks[name] ?? {};
    const taken = imports
      .filter(([, names]) => names.length > 0)
      .map(([from, names]) => `${pattern(names)}=${this.#local(from)}`);
    const body = code
      .map((part, at) => (at === 0 ? part : this.#importLater(later[at - 1] ?? '', main) + part))
      .join('');
    const start = taken.length > 0 ? `const ${taken.join(',')};` : '';
    const result = `return${pattern(exports.map(([local, exported]) => [exported, local] as const))}`;
    return `const ${this.#local(name)}=(()=>{${start}${body}${result}})();`;
  }

  /** Adds the module of a chunk that is imported later. It receives the main module's chunks as arguments. */
  #importLater(name: string, main: ReadonlySet<string>): string {
    const needed = withImports(this.#scripts.chunks, [name]);
    const given = [...needed].filter((chunk) => main.has(chunk)).map((chunk) => this.#local(chunk));
    const own = [...needed].filter((chunk) => !main.has(chunk)).map((chunk) => this.#constant(chunk, main));
    const text = `const link=(${given.join(',')})=>{${own.join('')}return ${this.#local(name)}};export{link};`;
    const file = hashedName(`${name.replace(/[-.].*/, '')}.js`, text);
    this.modules.set(file, text);
    return `import("./${file}").then(m=>m.link(${given.join(',')}))`;
  }

  /** Returns the code of a generated module with everything that it imports. */
  link({ imports, body }: GeneratedModule): string {
    const { modules, chunks } = this.#scripts;
    const chunkOf = (from: string) => {
      const chunk = modules[from];
      if (chunk === undefined) throw new Error(`Portico was packed without the module "${from}".`);
      return chunk;
    };
    const main = withImports(
      chunks,
      imports.map(({ from }) => chunkOf(from)),
    );
    // What two of the modules that are imported later share must not be there twice.
    const later = new Set([...main].flatMap((name) => chunks[name]?.later ?? []));
    const seen = new Set<string>();
    for (const name of later)
      for (const needed of withImports(chunks, [name]))
        if (seen.has(needed)) withImports(chunks, [needed], main);
        else seen.add(needed);
    const constants = [...main].map((name) => this.#constant(name, main));
    const names = imports.map(
      ({ name, local, from }) => `${pattern([[name, local]])}=${this.#local(chunkOf(from))}`,
    );
    return `${constants.join('')}const ${names.join(',')};${body}`;
  }
}

/** Links the chunks that a generated module needs into a script, as a bundler would, without parsing them. */
export function linkScripts(scripts: LinkableScripts, module: GeneratedModule): LinkedScript {
  const linker = new Linker(scripts);
  return { main: linker.link(module), modules: linker.modules };
}
