import { problemExamples } from '#composer/check/problemTypes.ts';
import type { ProblemType } from '#composer/problems/problemType.ts';

/** Maximum number of lines that are shown of an example; longer files only repeat themselves. */
const mostLines = 40;

/** Describes a type of problem, with example files that have it. `{name}` marks the variable parts of its message. */
export function explain({ code, title, severity, message, hint, rule }: ProblemType): string {
  const example = Object.entries(problemExamples.get(code) ?? {});
  return [
    `${severity}  ${title}  ${code}`,
    [message, hint, rule && `Rule: ${rule}.`].filter((part) => part !== undefined).join('\n'),
    ...(example.length > 0 ? ['For example:'] : []),
    ...example.map(([file, content]) => `${file}\n${fileText(content)}`),
  ].join('\n\n');
}

function fileText(content: unknown): string {
  if (content === undefined) return '  (does not exist)';
  if (content instanceof Uint8Array) return '  (bytes that are not UTF-8 text)';
  const text = typeof content === 'string' ? content.trimEnd() : JSON.stringify(content, null, 2);
  const lines = text.split('\n');
  const shown = lines.length > mostLines ? [...lines.slice(0, mostLines), '…'] : lines;
  return shown.map((line) => `  ${line}`).join('\n');
}
