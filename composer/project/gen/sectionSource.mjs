import { parseSync } from 'oxc-parser';

/**
 * @typedef {{ name: string, sentence: string }} Example an example and the comment before it
 * @typedef {{ examples: Example[] }} SectionSource
 */

/** Returns the object that a section file passes to `defineSection`. */
function definitionIn(program) {
  return program.body
    .filter(({ type, declaration }) => type === 'ExportNamedDeclaration' && declaration !== null)
    .flatMap(({ declaration }) => declaration.declarations ?? [])
    .find(({ init }) => init?.type === 'CallExpression' && init.callee.name === 'defineSection')?.init
    .arguments[0];
}

/** Returns the named properties of an object literal; a spread (`...more`) has no name. */
const propertiesOf = (object) =>
  object?.type === 'ObjectExpression' ? object.properties.filter(({ type }) => type === 'Property') : [];

const nameOf = ({ key }) => key.name ?? String(key.value);

const isDescription = ({ type, value }) => type === 'Block' && value.startsWith('*');

const commentText = ({ value }) =>
  value
    .replace(/^\s*\*+/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Parses a section file without running it, because a view cannot be imported before it is bundled.
 *
 * @param {string} source text of a `.section.ts`
 * @returns {SectionSource}
 * @throws {Error} if it is not valid TypeScript
 */
export function readSectionSource(source) {
  const { program, comments, errors } = parseSync('section.ts', source);
  if (errors.length > 0) throw new Error(errors[0].codeframe ?? errors[0].message);
  const properties = propertiesOf(definitionIn(program));
  const examples = properties.find((property) => nameOf(property) === 'examples')?.value;
  const descriptions = comments.filter(isDescription);
  let after = examples?.start ?? 0;
  return {
    examples: propertiesOf(examples).map((property) => {
      const from = after;
      after = property.end;
      const before = descriptions.findLast(({ start, end }) => start >= from && end <= property.start);
      return { name: nameOf(property), sentence: before ? commentText(before) : '' };
    }),
  };
}
