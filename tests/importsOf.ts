import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';

const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> };
const aliases = Object.entries(imports).map(
  ([name, path]) => [name.slice(0, -1), path.slice(2, -1)] as const,
);

/** Returns the project's file that an import resolves to, including type imports; `undefined` for a package. */
function target(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(file), specifier);
  const alias = aliases.find(([name]) => specifier.startsWith(name));
  return alias && alias[1] + specifier.slice(alias[0].length);
}

/** The project's files that a module imports, by their paths below the project's folder, which is the current one. */
export interface Imports {
  /** Including what it exports again, and types. */
  readonly static: readonly string[];
  /** Of `import()` with a text. */
  readonly dynamic: readonly string[];
}

export function importsOf(file: string): Imports {
  const source = readFileSync(file, 'utf8');
  const { module } = parseSync(file, source);
  const targets = (specifiers: readonly (string | undefined)[]) =>
    specifiers.flatMap((specifier) => (specifier === undefined ? [] : (target(file, specifier) ?? [])));
  return {
    static: targets([
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.map(({ moduleRequest }) => moduleRequest?.value),
      ),
    ]),
    dynamic: targets(
      module.dynamicImports.map(
        ({ moduleRequest: { start, end } }) => /^(['"])([^'"]*)\1$/.exec(source.slice(start, end))?.[2],
      ),
    ),
  };
}
