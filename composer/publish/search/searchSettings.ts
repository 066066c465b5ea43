import { fillWords } from '#content/markup.ts';
import { isLocale } from '#lib/format/locale.ts';
import { renamed } from '#composer/brand/applyBrand.ts';
import { allWords } from '#composer/render/compose/pageTexts.ts';
import type { SiteParts } from '#composer/render/compose/SiteParts.ts';
import { searchDefinition } from '#composer/search/searchDefinition.ts';

/**
 * Returns the search settings of a language as they are published: with the names of the brand, and the words in its
 * answers filled in. Rates in answers are filled in by the server, for the day on which it is asked.
 *
 * @param locale the name of the file. One that is no language stays as it is, and so does an invalid value.
 */
export function searchSettings(
  locale: string,
  value: unknown,
  { brand, words }: Pick<SiteParts, 'brand' | 'words'>,
): unknown {
  const { data } = searchDefinition.safeParse(value);
  if (!data || !isLocale(locale)) return value;
  const settings = renamed(data, brand);
  const known = allWords(words[locale], locale);
  const context = { word: (key: string) => (Object.hasOwn(known, key) ? known[key] : undefined) };
  const answers = settings.answers.map(({ questions, text, links }) => ({
    questions,
    text: fillWords(text, context),
    links: links.map((one) => ({ ...one, text: fillWords(one.text, context) })),
  }));
  return { ...settings, answers };
}
