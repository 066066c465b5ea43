import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { fill } from '#lib/fill.ts';
import { problemCatalogue, type ParametersOf, type ProblemCode } from './catalogue.ts';
import type { CatalogueEntry } from './catalogueEntry.ts';
import type { Position } from './position.ts';
import type { Fix, Problem } from './problem.ts';

/** What a problem needs to know of the file it is in. */
export interface Located {
  readonly file: string;
  position(offset: number): Position;
}

/** Keys and indexes from the root of a file to a value. */
export type JsonPath = readonly (string | number)[];

/** What is said of one problem besides what the catalogue says of its kind. */
interface Particulars {
  readonly path?: JsonPath;
  readonly received?: string;
  readonly expected?: string;
  readonly suggestion?: string;
  readonly hint?: string;
  readonly fix?: Fix;
  readonly page?: string;
}

/** Particulars of a problem, with the parameters that its words ask for. */
export type ProblemDetails<Code extends ProblemCode> = Particulars &
  (Partial<ParametersOf<Code>> extends ParametersOf<Code>
    ? { readonly parameters?: ParametersOf<Code> }
    : { readonly parameters: ParametersOf<Code> });

/** The details of a problem as arguments, which can be left out where its words have no parameters. */
export type DetailsArgument<Code extends ProblemCode, More extends unknown[] = []> =
  Partial<ParametersOf<Code>> extends ParametersOf<Code>
    ? [details?: ProblemDetails<Code>, ...more: Partial<More>]
    : [details: ProblemDetails<Code>, ...more: Partial<More>];

/** Details of a problem of any kind. */
export type AnyDetails = Particulars & { readonly parameters?: Readonly<Record<string, string | number>> };

/** RFC 6901 pointer of a path. */
export function pointerOf(path: JsonPath): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** `problemOver` for functions that hand on details which their callers were asked for. */
export function makeProblem(
  source: Located,
  code: ProblemCode,
  offset: number,
  length: number,
  details: AnyDetails = {},
): Problem {
  const known: CatalogueEntry = problemCatalogue[code];
  const start = source.position(offset);
  const end = source.position(offset + Math.max(length, 1));
  const { parameters = {}, path = [], hint = known.hint, suggestion, ...rest } = details;
  const message = fill(known.message, parameters).replace(
    /^(this|a) /,
    (word) => word.charAt(0).toUpperCase() + word.slice(1),
  );
  return {
    code,
    severity: known.severity,
    file: source.file,
    ...start,
    endLine: end.line,
    endColumn: end.column,
    pointer: pointerOf(path),
    message: suggestion === undefined ? message : `${message} Did you mean “${suggestion}”?`,
    ...(suggestion !== undefined && { suggestion }),
    ...(hint !== undefined && { hint: fill(hint, parameters) }),
    ...(known.rule !== undefined && { rule: known.rule }),
    ...rest,
  };
}

/** A problem that covers `length` characters from `offset`. */
export const problemOver = <Code extends ProblemCode>(
  source: Located,
  code: Code,
  offset: number,
  length: number,
  ...[details]: DetailsArgument<Code>
): Problem => makeProblem(source, code, offset, length, details);

/** Part of a file that a problem points to: the value at the path, or the name of the property that holds it. */
export type Target = 'value' | 'name';

/** A file in which problems have a path. */
export type LocatedTree = Located & { readonly tree: Node | undefined };

/** `problemAtPath` for functions that hand on details which their callers were asked for. */
export function makeProblemAtPath(
  source: LocatedTree,
  code: ProblemCode,
  path: JsonPath,
  details: AnyDetails = {},
  target: Target = 'value',
): Problem {
  const { node, found } = nodeAtPath(source.tree, path);
  if (!node) return makeProblem(source, code, 0, 1, { ...details, path });
  const named =
    target === 'name' && found && node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
  const shown = named ?? node;
  const container = shown.type === 'object' || shown.type === 'array';
  return makeProblem(source, code, shown.offset, container ? 1 : shown.length, { ...details, path });
}

/**
 * A problem at a path of a file. When the path does not exist (a missing prop), its nearest existing ancestor is
 * pointed to: an object by its opening bracket, anything else whole.
 */
export const problemAtPath = <Code extends ProblemCode>(
  source: LocatedTree,
  code: Code,
  path: JsonPath,
  ...[details, target]: DetailsArgument<Code, [target: Target]>
): Problem => makeProblemAtPath(source, code, path, details, target);

/** The node at a path, or that of its nearest existing ancestor. */
export function nodeAtPath(root: Node | undefined, path: JsonPath): { node?: Node; found: boolean } {
  if (!root) return { found: false };
  for (let length = path.length; length >= 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (node) return { node, found: length === path.length };
  }
  return { node: root, found: false };
}
