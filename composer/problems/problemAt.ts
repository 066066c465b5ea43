import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { fill } from '#lib/format/fill.ts';
import type { ParametersOf, ProblemType } from './problemType.ts';
import type { Position } from './position.ts';
import type { Fix, Problem } from './problem.ts';

/** What creating a problem needs from its file. */
export interface Located {
  readonly file: string;
  position(offset: number): Position;
}

/** Where problems of a whole file are, whatever its contents. */
export const startOf = (file: string) => ({
  file,
  tree: undefined,
  position: (): Position => ({ line: 1, column: 1 }),
});

/** Keys and indexes from the root of a file to a value. */
export type JsonPath = readonly (string | number)[];

/** Details of one problem, in addition to what its type contains. */
interface Particulars {
  readonly path?: JsonPath;
  readonly received?: string;
  readonly expected?: string;
  readonly suggestion?: string | undefined;
  readonly hint?: string | undefined;
  readonly fix?: Fix;
  readonly cause?: string;
  readonly page?: string;
}

/** Details of a problem, including the parameters of its message. */
export type ProblemDetails<Type extends ProblemType> = Particulars &
  (Partial<ParametersOf<Type>> extends ParametersOf<Type>
    ? { readonly parameters?: ParametersOf<Type> }
    : { readonly parameters: ParametersOf<Type> });

/** The details of a problem as arguments, optional if its message has no parameters. */
export type DetailsArgument<Type extends ProblemType, More extends unknown[] = []> =
  Partial<ParametersOf<Type>> extends ParametersOf<Type>
    ? [details?: ProblemDetails<Type>, ...more: Partial<More>]
    : [details: ProblemDetails<Type>, ...more: Partial<More>];

/** Details of a problem of any kind. */
export type AnyDetails = Particulars & { readonly parameters?: Readonly<Record<string, string | number>> };

/** Returns the RFC 6901 JSON pointer of a path. */
export function pointerOf(path: JsonPath): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** `problemOver` for functions that pass on details whose type was already checked. */
export function makeProblem(
  source: Located,
  type: ProblemType,
  offset: number,
  length: number,
  details: AnyDetails = {},
): Problem {
  const start = source.position(offset);
  const end = source.position(offset + Math.max(length, 1));
  const { parameters = {}, path = [], hint = type.hint, suggestion, ...rest } = details;
  const message = fill(type.message, parameters).replace(
    /^(this|a) /,
    (word) => word.charAt(0).toUpperCase() + word.slice(1),
  );
  return {
    code: type.code,
    severity: type.severity,
    file: source.file,
    ...start,
    endLine: end.line,
    endColumn: end.column,
    pointer: pointerOf(path),
    message: suggestion === undefined ? message : `${message} Did you mean “${suggestion}”?`,
    ...(suggestion !== undefined && { suggestion }),
    ...(hint !== undefined && { hint: fill(hint, parameters) }),
    ...(type.rule !== undefined && { rule: type.rule }),
    ...rest,
  };
}

/** Creates a problem that covers `length` characters from `offset`. */
export const problemOver = <Type extends ProblemType>(
  source: Located,
  type: Type,
  offset: number,
  length: number,
  ...[details]: DetailsArgument<Type>
): Problem => makeProblem(source, type, offset, length, details);

/** The part that a problem points to: the value at the path, or the name of the property that holds it. */
export type Target = 'value' | 'name';

/** A file with a syntax tree, so that problems can be located by path. */
type LocatedTree = Located & { readonly tree: Node | undefined };

/** `problemAtPath` for functions that pass on details whose type was already checked. */
export function makeProblemAtPath(
  source: LocatedTree,
  type: ProblemType,
  path: JsonPath,
  details: AnyDetails = {},
  target: Target = 'value',
): Problem {
  const { node, found } = nodeAtPath(source.tree, path);
  if (!node) return makeProblem(source, type, 0, 1, { ...details, path });
  const named =
    target === 'name' && found && node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
  const anchor = named ?? node;
  const container = anchor.type === 'object' || anchor.type === 'array';
  return makeProblem(source, type, anchor.offset, container ? 1 : anchor.length, { ...details, path });
}

/**
 * Creates a problem at a path of a file. If the path does not exist (a missing prop), the problem points to its nearest
 * existing ancestor: to the opening bracket of an object or array, or to all of another value.
 */
export const problemAtPath = <Type extends ProblemType>(
  source: LocatedTree,
  type: Type,
  path: JsonPath,
  ...[details, target]: DetailsArgument<Type, [target: Target]>
): Problem => makeProblemAtPath(source, type, path, details, target);

/** Returns the node at a path, or its nearest existing ancestor with `found: false`. */
export function nodeAtPath(root: Node | undefined, path: JsonPath): { node?: Node; found: boolean } {
  if (!root) return { found: false };
  for (let length = path.length; length >= 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (node) return { node, found: length === path.length };
  }
  return { node: root, found: false };
}
