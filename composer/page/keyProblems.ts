import { visit } from 'jsonc-parser';
import type { Problem } from './problem.ts';
import { problemOver } from './problemAt.ts';
import type { SourceFile } from './sourceFile.ts';

/** Names that JavaScript gives a meaning of its own. */
export const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** Names that are written twice in an object, or that JavaScript gives a meaning of its own. */
export function keyProblems(source: SourceFile): Problem[] {
  const problems: Problem[] = [];
  const open: Map<string, number>[] = [];
  visit(source.text, {
    onObjectBegin: () => {
      open.push(new Map());
    },
    onObjectEnd: () => {
      open.pop();
    },
    onObjectProperty: (key, offset, length, _line, _column, pathTo) => {
      const names = open.at(-1);
      const first = names?.get(key);
      if (first !== undefined) {
        const parameters = { key, line: source.position(first).line };
        problems.push(
          problemOver(source, 'json-duplicate-key', offset, length, { parameters, path: [...pathTo(), key] }),
        );
      } else names?.set(key, offset);
      if (forbiddenKeys.has(key)) {
        const path = [...pathTo(), key];
        problems.push(
          problemOver(source, 'json-forbidden-key', offset, length, { parameters: { key }, path }),
        );
      }
    },
  });
  return problems;
}
