import { readFileSync } from 'node:fs';
import { type Node, parseSync, type Program } from 'oxc-parser';

/** Exports of packages that an example uses, by the package's name. */
export type UsedExports = ReadonlyMap<string, ReadonlySet<string>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Adds the names that a part of a program uses. */
function addNames(value: unknown, names: Set<string>): void {
  if (Array.isArray(value)) for (const one of value) addNames(one, names);
  if (!isNode(value)) return;
  if (value.type === 'Identifier' || value.type === 'JSXIdentifier') names.add(value.name);
  for (const part of Object.values(value)) addNames(part, names);
}

/** Returns what a module imports, by local name. The default of `@mui/material/Slider` is its `Slider`. */
function importsOf({ body }: Program): ReadonlyMap<string, readonly [from: string, name: string]> {
  const imports = new Map<string, readonly [string, string]>();
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') continue;
    const [, from = '', module = ''] = /^((?:@[^/]+\/)?[^/]+)(?:\/(.+))?$/.exec(statement.source.value) ?? [];
    for (const one of statement.specifiers) {
      if (one.type === 'ImportDefaultSpecifier') imports.set(one.local.name, [from, module]);
      if (one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' && one.importKind !== 'type')
        imports.set(one.local.name, [from, one.imported.name]);
    }
  }
  return imports;
}

/** Returns the names that each declaration of a module uses, by the declaration's name. */
function declarationsOf({ body }: Program): ReadonlyMap<string, ReadonlySet<string>> {
  const declarations = new Map<string, ReadonlySet<string>>();
  const add = (name: string, value: unknown) => {
    const names = new Set<string>();
    addNames(value, names);
    declarations.set(name, names);
  };
  for (const statement of body) {
    if (statement.type === 'FunctionDeclaration' && statement.id) add(statement.id.name, statement.body);
    if (statement.type === 'VariableDeclaration')
      for (const { id, init } of statement.declarations) if (id.type === 'Identifier') add(id.name, init);
  }
  return declarations;
}

/**
 * Returns the exports that the examples of a module use, directly or through other declarations of the module.
 *
 * @param file A module that exports an object literal, with an example as each property.
 */
export function exampleImports(file: string): ReadonlyMap<string, UsedExports> {
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  const imports = importsOf(program);
  const declarations = declarationsOf(program);
  const exported = program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
      ? statement.declaration.declarations.map(({ init }) => init)
      : [],
  );
  const examples = new Map<string, UsedExports>();
  for (const object of exported) {
    if (object?.type !== 'ObjectExpression') continue;
    for (const property of object.properties) {
      if (property.type !== 'Property') continue;
      const { key } = property;
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
      const names = new Set<string>();
      addNames(property.value, names);
      for (const one of names) for (const more of declarations.get(one) ?? []) names.add(more);
      const used = new Map<string, Set<string>>();
      for (const [from, imported] of [...names].flatMap((one) => [imports.get(one)].filter((at) => !!at)))
        used.set(from, (used.get(from) ?? new Set()).add(imported));
      examples.set(name, used);
    }
  }
  return examples;
}
