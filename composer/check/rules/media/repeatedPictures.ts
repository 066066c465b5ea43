import type { FileReport, PlacedPicture } from '#composer/check/facts/FileReport.ts';
import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import type { PageSource } from '#composer/page/PageSource.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath } from '#composer/problems/problemAt.ts';
import { groupBy } from '#lib/values/groupBy.ts';
import { mediaCodes } from './mediaCodes.ts';

/** On how many pages a picture may stand. A page and its versions in other languages are one page. */
const mostPages = 4;
/** How many of the other pages a message names. */
const mostNamed = 8;

interface Place {
  readonly page: PageSource;
  readonly report: FileReport;
  readonly picture: PlacedPicture;
}

/**
 * Reports pictures that visitors meet again and again: those on more than four pages, and those that are twice in one
 * list. Layouts and fragments are not counted, because they are meant to repeat.
 */
export function repeatedPictures(facts: SiteFacts): Problem[] {
  const places = placesOf(facts);
  const byFile = groupBy(places, ({ picture }) => picture.file);
  return [...[...byFile.values()].flatMap((own) => overused(own)), ...twiceInLists(places)];
}

function placesOf({ site, reports }: SiteFacts): Place[] {
  const pages = new Map([...site.pages.values()].map((page) => [page.source.file, page]));
  return reports.flatMap((report) => {
    const page = pages.get(report.source.file);
    return page ? report.pictures.map((picture) => ({ page, report, picture })) : [];
  });
}

/** Returns the path that stands for a page and its versions in other languages: that of the English one, if any. */
const pageKey = ({ path, locale, fields: { alternates } }: PageSource): string =>
  locale === 'en' ? path : (alternates?.en ?? path);

function overused(places: readonly Place[]): Problem[] {
  const byPage = new Map<string, Place>();
  for (const place of places) {
    const key = pageKey(place.page);
    const first = byPage.get(key);
    // The problem is reported in the English version.
    if (!first || (first.page.path !== key && place.page.path === key)) byPage.set(key, place);
  }
  if (byPage.size <= mostPages) return [];
  const [first, ...others] = [...byPage.values()].toSorted((one, other) =>
    one.page.path < other.page.path ? -1 : 1,
  );
  if (!first) return [];
  const named = others.slice(0, mostNamed).map(({ page }) => page.path);
  const more = others.length > mostNamed ? ` and ${others.length - mostNamed} more` : '';
  const parameters = {
    file: first.picture.file,
    count: byPage.size,
    most: mostPages,
    pages: `${named.join(', ')}${more}`,
  };
  const path = [...first.picture.path, 'src'];
  return [problemAtPath(first.report.source, mediaCodes['picture-overused'], path, { parameters })];
}

/** Reports pictures that an earlier item of the same list has, and articles of one language with the same picture. */
function twiceInLists(places: readonly Place[]): Problem[] {
  const seen = new Map<string, Place>();
  return places.flatMap((place) => {
    const { page, report, picture } = place;
    const list = listOf(place);
    if (list === undefined) return [];
    const key = `${list}\n${picture.file}`;
    const earlier = seen.get(key);
    if (!earlier) seen.set(key, place);
    // The same picture again: an article's picture has several places.
    if (!earlier || (earlier.page === page && earlier.picture.path === picture.path)) return [];
    const isArticle = earlier.page !== page;
    const where = isArticle ? earlier.page.path : `item ${itemOf(earlier.picture) + 1}`;
    const parameters = { file: picture.file, where, list: isArticle ? 'lists of articles' : 'this list' };
    const path = [...picture.path, 'src'];
    return [problemAtPath(report.source, mediaCodes['picture-twice'], path, { parameters })];
  });
}

const isIndex = (step: string | number) => typeof step === 'number';
const itemOf = ({ path }: PlacedPicture) => path.findLast(isIndex) ?? 0;

/** Returns the name of the list that a picture is an item of: the innermost of its page, or the articles of a language. */
function listOf({ page, picture: { path } }: Place): string | undefined {
  if (path[0] === 'article') return `articles in ${page.locale}`;
  const last = path.findLastIndex(isIndex);
  return last === -1 ? undefined : `${page.path}#${path.slice(0, last).join('/')}`;
}
