import { join, relative } from 'node:path';
import { styleText } from 'node:util';
import type { Site } from '#composer/page/loadSite.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { groupBy } from '#lib/values/groupBy.ts';

export interface HumanOptions {
  /** Whether to use ANSI colors. */
  readonly color?: boolean;
  /** The folder that file names are relative to; the current one by default. */
  readonly from?: string;
  /** The file that was checked, with those that it is made with; all files by default. */
  readonly only?: string;
}

type Style = Parameters<typeof styleText>[0];
type Paint = (style: Style, text: string) => string;

/**
 * Formats problems for people: by file, each with its position, the source line, the fix, and a summary at the end.
 * Never empty: the summary also says that there are no problems.
 */
export function reportHuman(site: Site, problems: readonly Problem[], options: HumanOptions = {}): string {
  const { color = false, from = process.cwd(), only } = options;
  const paint: Paint = (style, text) => (color ? styleText(style, text, { validateStream: false }) : text);
  const files = groupBy(problems, ({ file }) => file);
  const groups = [...files].map(([file, inFile]) => {
    const name = fileName(site, file, from);
    return [
      paint(['bold', 'underline'], name),
      ...inFile.map((problem) => block(site, name, problem, paint)),
    ].join('\n\n');
  });
  return [...groups, summary(site, problems, paint, only)].join('\n\n');
}

/** Returns the file's name relative to a folder, so that editors and terminals can link it. */
export const fileName = (site: Site, file: string, from: string) =>
  relative(from, join(site.folder, file)).replaceAll('\\', '/');

function block(site: Site, name: string, problem: Problem, paint: Paint): string {
  const { severity, code, message, hint, rule, page, pointer } = problem;
  const style: Style = severity === 'error' ? 'red' : 'yellow';
  const lines = [
    `${paint(['bold', style], severity)}  ${paint('bold', message)}`,
    `  ${paint('dim', `${name}:${problem.line}:${problem.column}  ${pointer === '' ? '' : `${pointer}  `}${code}`)}`,
    ...frame(site, problem, paint, style).map((line) => `  ${line}`),
    ...[
      hint,
      page === undefined ? undefined : `Seen on ${page}.`,
      rule === undefined ? undefined : `Rule: ${rule}.`,
      problem.fix && 'portico check --fix can put this right.',
    ]
      .filter((line) => line !== undefined)
      .map((line) => `  ${paint('cyan', '→')} ${line}`),
  ];
  return lines.join('\n');
}

/** Returns the source line with carets under the range. Long lines are cut around it. */
function frame(site: Site, problem: Problem, paint: Paint, style: Style): string[] {
  const line = site.files.get(problem.file)?.line(problem.line) ?? '';
  if (line === '') return [];
  const width = 100;
  const start = problem.column > width - 20 ? problem.column - 40 : 0;
  const shown = `${start > 0 ? '…' : ''}${line.slice(start, start + width)}${line.length > start + width ? '…' : ''}`;
  const indent = problem.column - 1 - start + (start > 0 ? 1 : 0);
  const end = problem.endLine === problem.line ? (problem.endColumn ?? problem.column + 1) : line.length + 1;
  const carets = '^'.repeat(Math.max(1, Math.min(end - problem.column, shown.length - indent)));
  const gutter = String(problem.line);
  return [
    `${paint('dim', `${gutter} |`)} ${shown.replaceAll('\t', ' ')}`,
    `${' '.repeat(gutter.length)} ${paint('dim', '|')} ${' '.repeat(indent)}${paint(style, carets)}`,
  ];
}

function summary(site: Site, problems: readonly Problem[], paint: Paint, only?: string): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const files = new Set(problems.map(({ file }) => file)).size;
  if (problems.length === 0) {
    const all = `${count(site.pages.size, 'page')} (${count(site.files.size, 'file')})`;
    return paint('green', `No problems in ${only === undefined ? all : `${only} and what it is made with`}.`);
  }
  const text = `${count(errors, 'error')}, ${count(warnings, 'warning')} in ${count(files, 'file')}`;
  return paint(['bold', errors > 0 ? 'red' : 'yellow'], text);
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
