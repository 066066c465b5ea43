import { applyEdits, modify } from 'jsonc-parser';
import type { Fix, Problem } from './problem.ts';
import type { JsonPath } from './problemAt.ts';

/** JSON text with the value at `path` set, or removed with `undefined`; comments and layout elsewhere stay. */
export function setValue(text: string, path: JsonPath, value: unknown): string {
  return applyEdits(text, modify(text, [...path], value, editOptions(text)));
}

/** The indentation and line ends that the file already has. */
function editOptions(text: string) {
  const indent = /^([ \t]+)"/m.exec(text)?.[1] ?? '  ';
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  return { formattingOptions: { insertSpaces: !indent.startsWith('\t'), tabSize: indent.length, eol } };
}

/** Text with the fixes of a file's problems made; of two that overlap only the first. */
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
