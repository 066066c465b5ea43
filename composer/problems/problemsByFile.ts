import type { Problem } from './problem.ts';

/** Groups problems by file. Keeps their order. */
export function problemsByFile(problems: readonly Problem[]): Map<string, readonly Problem[]> {
  const files = new Map<string, Problem[]>();
  for (const problem of problems) {
    const inFile = files.get(problem.file);
    if (inFile) inFile.push(problem);
    else files.set(problem.file, [problem]);
  }
  return files;
}
