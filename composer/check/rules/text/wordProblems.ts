import { locales } from '#lib/format/locale.ts';
import type { Shared } from '#composer/check/facts/PageFacts.ts';
import type { PageSource } from '#composer/page/PageSource.ts';
import { nearest } from '#composer/problems/nearest.ts';
import { factProblem, propsPath, type Placed } from '#composer/check/facts/placedProblem.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { textCodes } from './textCodes.ts';

const placeholders = ['date', 'zipcode', 'firstname', 'word', 'lang'];

/** Reports words and placeholders that don't exist in the page's language. */
export function wordProblems(
  page: PageSource,
  placed: readonly Placed[],
  { words, wordFiles }: Shared,
): Problem[] {
  const problems: Problem[] = [];
  const known = words[page.locale];
  for (const { entry } of placed) {
    for (const fact of entry.facts) {
      if (fact.kind === 'word' && known && !known.has(fact.value)) {
        const near = nearest(fact.value, known);
        const others = locales.filter((locale) => words[locale]?.has(fact.value));
        problems.push(
          factProblem(page, entry.source, propsPath(entry), fact, textCodes['unknown-word'], {
            parameters: { name: fact.value, files: `words/${page.locale}.json` },
            received: fact.value,
            ...(!wordFiles.has(page.locale) && { cause: `words/${page.locale}.json` }),
            ...(near !== undefined && { suggestion: near }),
            ...(others.length > 0 && {
              hint: `It is in words/${others.join('.json, words/')}.json. Translate it.`,
            }),
          }),
        );
      } else if (fact.kind === 'placeholder') {
        const near = nearest(fact.value.split(/[|:]/, 1)[0] ?? '', placeholders);
        problems.push(
          factProblem(page, entry.source, propsPath(entry), fact, textCodes['unknown-placeholder'], {
            parameters: { name: `{${fact.value}}` },
            received: fact.value,
            ...(near !== undefined && {
              suggestion: near === 'word' ? '{word:key}' : near === 'lang' ? '{lang:es|text}' : `{${near}}`,
            }),
          }),
        );
      }
    }
  }
  return problems;
}
