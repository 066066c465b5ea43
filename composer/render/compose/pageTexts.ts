import type { Locale } from '#lib/format/locale.ts';
import type { PageFacts, Words } from '#section-kit/defineSection.ts';
import { resolvePlainText } from '#section-kit/resolveProps.ts';
import { pageWords } from '#words/page.ts';

const wordsOfPages = {
  en: new WeakMap<Words, Words>(),
  es: new WeakMap<Words, Words>(),
  zh: new WeakMap<Words, Words>(),
};

/**
 * Returns the library's words merged with those of the site. Memoized, so that all pages of a language share one
 * object.
 */
export function allWords(ofSite: Words, locale: Locale): Words {
  const known = wordsOfPages[locale].get(ofSite) ?? { ...pageWords[locale], ...ofSite };
  wordsOfPages[locale].set(ofSite, known);
  return known;
}

/** A page's title and description. */
export interface PageTexts {
  readonly title: string;
  readonly description: string;
}

/**
 * Resolves the words and rates in a page's title and description.
 *
 * @param words All words of the page's language.
 * @returns The texts, and the title with marks for its rates.
 */
export function pageTexts(
  { title, description }: PageTexts,
  { locale, rate }: Pick<PageFacts, 'locale' | 'rate'>,
  words: Words,
): PageTexts & { readonly markedTitle: string } {
  const context = { locale, rate, words, footnotes: [], references: new Map<string, number>() };
  return {
    title: resolvePlainText(title, context),
    description: resolvePlainText(description, context),
    markedTitle: resolvePlainText(title, { ...context, marksPlaceholders: true }),
  };
}
