import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Expression, type ObjectExpression, parseSync, type Program, Visitor } from 'oxc-parser';

const note = '// Written by "npm run gen" from the parts in src. Do not edit.\n';

/** Returns the constants of a file that hold a text. */
function textsIn({ body }: Program): ReadonlyMap<string, string> {
  const declarations = body.flatMap((statement) =>
    statement.type === 'VariableDeclaration' ? statement.declarations : [],
  );
  return new Map(
    declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init?.type === 'Literal' && typeof init.value === 'string'
        ? [[id.name, init.value] as const]
        : [],
    ),
  );
}

/** Returns a property of an object literal that is a text or such a constant. */
function textOf({ properties }: ObjectExpression, name: string, texts: ReadonlyMap<string, string>) {
  for (const property of properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.key.name !== name)
      continue;
    const value: Expression = property.value;
    if (value.type === 'Identifier') return texts.get(value.name);
    if (value.type === 'Literal' && typeof value.value === 'string') return value.value;
  }
  return undefined;
}

/** Adds the components and slots that a file names in `styled` and `useThemeProps`. */
function readParts(file: string, source: string, slots: Map<string, Set<string>>): void {
  const { program } = parseSync(file, source);
  const texts = textsIn(program);
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'Identifier') return;
      const options =
        callee.name === 'styled' ? given[1] : callee.name === 'useThemeProps' ? given[0] : undefined;
      if (options?.type !== 'ObjectExpression') return;
      const name = textOf(options, 'name', texts);
      if (!name?.startsWith('Portico')) return;
      const ownSlots = slots.get(name) ?? new Set();
      slots.set(name, ownSlots);
      const slot = textOf(options, 'slot', texts);
      // As MUI writes them in `styleOverrides`.
      if (slot !== undefined) ownSlots.add(slot.charAt(0).toLowerCase() + slot.slice(1));
    },
  }).visit(program);
}

/**
 * Returns the generated file that types the library's own components in `theme.components`, so that the type of an
 * override has the slots that exist. With its path below the project's folder.
 */
export function ownComponentsFile(root: string): readonly [path: string, text: string] {
  const slots = new Map<string, Set<string>>();
  for (const file of globSync('src/{components,forms,sections}/**/*.{ts,tsx}', { cwd: root }).toSorted()) {
    const source = readFileSync(join(root, file), 'utf8');
    if (/styled\(|useThemeProps\(/.test(source) && !/\.test\.tsx?$/.test(file))
      readParts(file, source, slots);
  }
  const lines = [...slots]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, ownSlots]) => {
      const union = [...ownSlots].toSorted().map((slot) => `'${slot}'`);
      return `  ${name}?: OwnComponent<${union.join(' | ') || 'never'}>;\n`;
    });
  return [
    'src/theme/base/ownComponents.gen.ts',
    [
      note,
      "import type { OwnComponent } from './OwnComponent.ts';\n\n",
      '/** The library’s own components in `theme.components`, with the slots of each. */\n',
      'export interface OwnComponents {\n',
      ...lines,
      '}\n',
    ].join(''),
  ];
}
