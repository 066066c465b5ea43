import type { Composition } from '#composer/check/facts/Composition.ts';
import { factProblem, propsPath, type PlacedFact } from '#composer/check/facts/placedProblem.ts';
import type { PageSource } from '#composer/page/PageSource.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { formCodes } from './formCodes.ts';

/** Reports different forms that share an id. A fragment on two pages is the same form. */
export function duplicateForms(compositions: readonly Composition[]): Problem[] {
  const problems: Problem[] = [];
  const first = new Map<string, PlacedFact & { readonly page: PageSource }>();
  for (const { page, forms } of compositions) {
    for (const { fact, entry } of forms) {
      const known = first.get(fact.value);
      if (!known) first.set(fact.value, { fact, entry, page });
      else if (known.fact !== fact || known.entry !== entry) {
        const place = { ...fact, path: [...fact.path, 'formId'] };
        problems.push(
          factProblem(page, entry.source, propsPath(entry), place, formCodes['duplicate-form'], {
            parameters: { id: fact.value, page: known.page.path },
          }),
        );
      }
    }
  }
  return problems;
}
