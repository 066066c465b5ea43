import {
  type Comment,
  type ObjectExpression,
  type ObjectProperty,
  parseSync,
  type Program,
} from 'oxc-parser';

/** An example, and the comment before it, which describes what it shows. */
interface Example {
  readonly name: string;
  readonly sentence: string;
}

export interface SectionSource {
  readonly group?: string;
  readonly examples: readonly Example[];
}

const asObject = (node: { type: string } | null | undefined) =>
  node?.type === 'ObjectExpression' ? (node as ObjectExpression) : undefined;

/** Returns the object that a section file passes to `defineSection`. */
function definitionIn({ body }: Program): ObjectExpression | undefined {
  for (const statement of body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const { init } of statement.declaration.declarations) {
      if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') continue;
      if (init.callee.name === 'defineSection') return asObject(init.arguments[0]);
    }
  }
  return undefined;
}

/** Returns the named properties of an object literal; a spread (`...more`) has no name. */
const namedProperties = (object: ObjectExpression | undefined): ObjectProperty[] =>
  object?.properties.filter((property) => property.type === 'Property') ?? [];

function propertyName({ key }: ObjectProperty): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
}

const isDescription = ({ type, value }: Comment) => type === 'Block' && value.startsWith('*');

const commentText = ({ value }: Comment) =>
  value
    .replace(/^\s*\*+/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Parses a section file without running it, because a view cannot be imported before it is bundled.
 *
 * @param source Text of a `.section.ts`.
 * @throws {Error} if it is not valid TypeScript.
 */
export function readSectionSource(source: string): SectionSource {
  const { program, comments, errors } = parseSync('section.ts', source);
  const [error] = errors;
  if (error) throw new Error(error.codeframe ?? error.message);
  const properties = namedProperties(definitionIn(program));
  const valueOf = (name: string) => properties.find((property) => propertyName(property) === name)?.value;
  const examples = valueOf('examples');
  const group = valueOf('group');
  const descriptions = comments.filter(isDescription);
  let after = examples?.start ?? 0;
  return {
    ...(group?.type === 'Literal' && { group: String(group.value) }),
    examples: namedProperties(asObject(examples)).map((property) => {
      const from = after;
      after = property.end;
      const before = descriptions.findLast(({ start, end }) => start >= from && end <= property.start);
      return { name: propertyName(property), sentence: before ? commentText(before) : '' };
    }),
  };
}
