import { applyEdits, modify } from 'jsonc-parser';
import type { Fix, Problem } from './problem.ts';
import type { JsonPath } from './problemAt.ts';

/**
 * Sets the value at `path` in JSON text, or removes it if `value` is `undefined`. Keeps comments and formatting
 * elsewhere.
 */
export function setValue(text: string, path: JsonPath, value: unknown): string {
  return applyEdits(text, modify(text, [...path], value, editOptions(text)));
}

/** Detects the file's indentation and line endings. */
function editOptions(text: string) {
  const indent = /^([ \t]+)"/m.exec(text)?.[1] ?? '  ';
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  return { formattingOptions: { insertSpaces: !indent.startsWith('\t'), tabSize: indent.length, eol } };
}

/** Applies the fixes of a file's problems. If two overlap, only the first is applied. */
export function applyFixes(
  text: string,
  problems: readonly Problem[],
): { text: string; fixed: readonly Problem[] } {
  const fixable = problems
    .filter((problem): problem is Problem & { fix: Fix } => problem.fix !== undefined)
    .toSorted((one, other) => one.fix.offset - other.fix.offset);
  const fixed: Problem[] = [];
  let result = '';
  let at = 0;
  for (const problem of fixable) {
    const { offset, length, text: inserted } = problem.fix;
    if (offset < at) continue;
    result += text.slice(at, offset) + inserted;
    at = offset + length;
    fixed.push(problem);
  }
  return { text: result + text.slice(at), fixed };
}
