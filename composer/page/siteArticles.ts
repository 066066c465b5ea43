import { withSize } from '#content/fields.ts';
import type { KnownArticle } from '#section-kit/siteData.ts';
import { isRecord } from '#lib/values/isRecord.ts';
import { type Locale, locales } from '#lib/format/locale.ts';
import { naturalSize } from './imageSize.ts';
import type { Site } from './loadSite.ts';
import type { PageSource } from './PageSource.ts';
import type { SourceFile } from './sourceFile.ts';
import { memoize } from './memoize.ts';

/** The articles of a site by language, sorted by title. */
export type SiteArticles = Readonly<Record<Locale, readonly KnownArticle[]>>;

/** Reading speed on a screen: words, or Chinese characters, per minute. */
const readingSpeed = { words: 220, characters: 400 } as const;

/** Chinese has no spaces between words, so its characters are counted. */
const characters = /\p{Script=Han}/gu;

/** Returns every text in a value that consists of more than one word. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /\s|\p{Script=Han}{8}/u.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
}

/**
 * Estimates how many minutes it takes to read the sections of a page; at least one. Memoized, because every build needs
 * those of all articles, and most have not changed since the last.
 */
const minutesToRead = memoize(({ value }: SourceFile): number => {
  const text = textsIn(isRecord(value) ? value['sections'] : undefined).join(' ');
  const chinese = text.match(characters)?.length ?? 0;
  const words = text.replace(characters, ' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / readingSpeed.words + chinese / readingSpeed.characters));
});

/** Returns the texts of a page as it shows them. */
type TextsOf = (page: PageSource, texts: ArticleTexts) => ArticleTexts;
interface ArticleTexts {
  readonly title: string;
  readonly description: string;
}

function articleOf(
  site: Pick<Site, 'folder' | 'mediaFiles'>,
  page: PageSource,
  textsOf: TextsOf,
): KnownArticle[] {
  const { article, pageType, title, description = '', noindex } = page.fields;
  if (!article || pageType !== 'article' || title === undefined || noindex === true) return [];
  const image = article.image && withSize(article.image, naturalSize(site, article.image.src));
  const shown = textsOf(page, { title, description });
  const minutes = minutesToRead(page.source);
  return [{ ...article, image, path: page.path, title: shown.title, text: shown.description, minutes }];
}

/** Returns the articles of a site: pages of the type `article` with article details, except those with `noindex`. */
export function siteArticles(
  site: Pick<Site, 'pages' | 'folder' | 'mediaFiles'>,
  textsOf: TextsOf,
): SiteArticles {
  const found = new Map<Locale, KnownArticle[]>(locales.map((locale) => [locale, []]));
  for (const page of site.pages.values()) {
    const { isRead } = page.source;
    found.get(page.locale)?.push(...articleOf(site, page, textsOf));
    // A build calls this before the check. Keeping the text and value of all pages would take most of its memory.
    if (!isRead) page.source.forget();
  }
  const byTitle = (locale: Locale) => {
    const { compare } = new Intl.Collator(locale);
    return (found.get(locale) ?? []).toSorted(
      (one, other) => compare(one.title, other.title) || (one.path < other.path ? -1 : 1),
    );
  };
  return { en: byTitle('en'), es: byTitle('es'), zh: byTitle('zh') };
}
