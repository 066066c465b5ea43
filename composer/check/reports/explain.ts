import { problemExamples } from '#composer/check/problemTypes.ts';
import type { ProblemType } from '#composer/problems/problemType.ts';

/** Lines of a file that are shown; a longer one is made by repetition. */
const mostLines = 40;

/** What there is to know of a type of problem, with files that have it. `{name}` stands for what differs. */
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
  if (content instanceof Uint8Array) return '  (a picture)';
  const text = typeof content === 'string' ? content.trimEnd() : JSON.stringify(content, null, 2);
  const lines = text.split('\n');
  const shown = lines.length > mostLines ? [...lines.slice(0, mostLines), '…'] : lines;
  return shown.map((line) => `  ${line}`).join('\n');
}
