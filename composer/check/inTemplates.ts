import { branchMark, BranchPageFile } from '#composer/page/branchPages.ts';
import type { PageSource } from '#composer/page/PageSource.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';
import type { Problem } from '#composer/problems/problem.ts';

/** A text with fewer words than these beside the values of its branch has no language that could be detected. */
const fewWords = 4;

/** Whether a text is found to be in another language because of the names of streets and cities in it. */
function isOfNames({ code, line }: Problem, template: SourceFile): boolean {
  if (code !== 'wrong-language') return false;
  const written = template.line(line);
  const [, text = ''] = /:\s*"(.*)"/.exec(written) ?? [];
  const words = text.replace(branchMark, ' ').match(/\p{L}{2,}/gu) ?? [];
  return text.search(branchMark) >= 0 && words.length < fewWords;
}

/** Moves the problems of pages that are made from a template to the template, whose lines they have. */
export function inTemplates(pages: Iterable<PageSource>, problems: readonly Problem[]): readonly Problem[] {
  const templates = new Map<string, SourceFile>();
  for (const { source } of pages)
    if (source instanceof BranchPageFile) templates.set(source.file, source.template);
  if (templates.size === 0) return problems;
  return problems.flatMap((problem) => {
    const template = templates.get(problem.file);
    if (!template) return problem;
    // A fix of the page would write the values of one branch into the template.
    const { fix: _fix, ...rest } = problem;
    return isOfNames(problem, template) ? [] : { ...rest, file: template.file };
  });
}
