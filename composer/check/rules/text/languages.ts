import { isLocale, languageNames, type Locale } from '#lib/format/locale.ts';
import { isRecord } from '#lib/values/isRecord.ts';
import { localeOfFile, type TextLanguage } from '#composer/check/facts/TextLanguage.ts';
import type { Fact } from '#composer/check/facts/Fact.ts';
import type { PageFacts } from '#composer/check/facts/SiteFacts.ts';
import { factProblem, pageWords, factsOf, placedProblem } from '#composer/check/facts/placedProblem.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { textCodes } from './textCodes.ts';

const parametersOf = (found: string, expected: Locale, page: string) => {
  const language = isLocale(found) ? languageNames[found] : found;
  return { language, expected: languageNames[expected], page, example: `{lang:${found}|…}` };
};

/** Reports texts in a page's sections whose language differs from the page's. */
export function languageProblems({ page, placed }: PageFacts): Problem[] {
  return factsOf(placed, 'language')
    .filter(({ fact }) => fact.value !== page.locale)
    .map((place) => {
      const parameters = parametersOf(place.fact.value, page.locale, pageWords(page, place.entry.source));
      return placedProblem(page, place, textCodes['wrong-language'], { parameters });
    });
}

/** The fields of a page definition, and of the search settings, that visitors see. */
const shown = new Set(['title', 'description', 'socialImage', 'links', 'answers']);

/** Reports texts in a page definition's own fields, words, and texts of the search, whose language differs from their file's. */
export function ownLanguageProblems(
  source: SourceFile,
  facts: readonly Fact[],
  languageOf: TextLanguage | undefined,
): Problem[] {
  const locale = localeOfFile(source);
  if (locale === undefined || !languageOf) return [];
  const found =
    source.kind === 'words'
      ? wordFacts(source.value, languageOf)
      : facts.filter(({ kind, path }) => kind === 'language' && shown.has(String(path[0])));
  const name = source.kind === 'page' ? 'this page' : 'this file';
  return found
    .filter(({ value }) => value !== locale)
    .map((fact) => {
      const parameters = parametersOf(fact.value, locale, name);
      return factProblem(undefined, source, [], fact, textCodes['wrong-language'], { parameters });
    });
}

function wordFacts(value: unknown, languageOf: TextLanguage): Fact[] {
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, text]): Fact[] => {
    const language = typeof text === 'string' ? languageOf(text) : undefined;
    return language === undefined ? [] : [{ kind: 'language', value: language, path: [key] }];
  });
}
