import type { Site } from '#composer/page/loadSite.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { fileName } from './human.ts';

/**
 * Formats problems as JSON: `{ "errors": n, "warnings": n, "problems": [Problem…] }`, with file names relative to
 * `from`.
 */
export function reportJson(site: Site, problems: readonly Problem[], from: string = process.cwd()): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const report = {
    errors,
    warnings: problems.length - errors,
    problems: problems.map((problem) => ({ ...problem, file: fileName(site, problem.file, from) })),
  };
  return JSON.stringify(report, null, 2);
}
