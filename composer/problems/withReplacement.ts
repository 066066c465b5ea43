import type { Position } from './position.ts';
import type { Problem } from './problem.ts';

/** Adds a fix to a problem: replaces all that the problem covers in its file with a text. */
export function withReplacement(
  source: { offset(position: Position): number },
  problem: Problem,
  text: string,
): Problem {
  const { line, column, endLine = line, endColumn = column } = problem;
  const offset = source.offset(problem);
  return {
    ...problem,
    fix: { offset, length: source.offset({ line: endLine, column: endColumn }) - offset, text },
  };
}
