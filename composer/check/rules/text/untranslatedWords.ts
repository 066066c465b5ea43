import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath } from '#composer/problems/problemAt.ts';
import { textCodes } from './textCodes.ts';

/** Reports languages that lack words which English has. */
export function untranslatedWords({ site }: SiteFacts): Problem[] {
  const english = Object.keys(site.words.get('en')?.definition ?? {});
  return [...site.words.values()].flatMap(({ source, definition }) => {
    const missing = definition ? english.filter((key) => !Object.hasOwn(definition, key)) : [];
    if (missing.length === 0) return [];
    const names = `${missing.slice(0, 8).join(', ')}${missing.length > 8 ? ` and ${missing.length - 8} more` : ''}`;
    return [problemAtPath(source, textCodes['untranslated-words'], [], { parameters: { names } })];
  });
}
