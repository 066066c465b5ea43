import { findNodeAtLocation, type Node } from 'jsonc-parser';
import type { z } from 'zod';
import type { SourceFile } from '#composer/page/sourceFile.ts';
import type { ParametersOf, ProblemType } from '#composer/problems/problemType.ts';
import { nameOfPath } from './describeValue.ts';
import type { Problem } from '#composer/problems/problem.ts';
import {
  type AnyDetails,
  type JsonPath,
  makeProblemAtPath,
  type Target,
} from '#composer/problems/problemAt.ts';

/** A value in a file, with its schema. */
export interface Checked {
  readonly source: SourceFile;
  /** Path of the value in its file. */
  readonly path: JsonPath;
  readonly value: unknown;
  readonly schema: z.core.$ZodType;
  /** How messages refer to the value: `HeroBanner` or `This page`. */
  readonly owner: string;
  /** Whether the value is a section's props. Messages then say “prop” instead of “property”. */
  readonly section: boolean;
}

/** Creates a problem for the part at `path` of a checked value. */
export function report<Type extends ProblemType>(
  checked: Checked,
  type: Type,
  path: JsonPath,
  details: AnyDetails & { readonly parameters?: Omit<ParametersOf<Type>, 'owner' | 'name'> },
  target: Target = 'value',
): Problem {
  const parameters = { owner: checked.owner, name: nameOfPath(path), ...details.parameters };
  return makeProblemAtPath(
    checked.source,
    type,
    [...checked.path, ...path],
    { ...details, parameters },
    target,
  );
}

/** Returns the node of the part at `path` in the file's syntax tree. */
export const nodeAt = ({ source, path: base }: Checked, path: JsonPath): Node | undefined =>
  source.tree && findNodeAtLocation(source.tree, [...base, ...path]);
