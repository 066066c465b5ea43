import type { Site } from '#composer/page/loadSite.ts';
import { naturalSize } from '#composer/page/imageSize.ts';
import type { PageSource } from '#composer/page/PageSource.ts';
import { fileIn } from './projectSite.ts';
import { addPage, homeLink, pageFields, startPage } from './newPage.ts';
import { pageTexts } from './pageTexts.ts';

/** What the first article of a site is about. */
const usualDetails = { topic: 'saving', product: 'savings', audience: 'personal' } as const;

/** Returns the file of an article: in the folder of articles, unless the name says otherwise. */
export function articleFile(file: string): string {
  const english = fileIn('en', file);
  const folder = english.includes('/') ? '' : 'articles/';
  return file.slice(0, file.length - english.length) + folder + english;
}

/** Returns a picture in about the shape of another article's that no article shows: lists show each one once. */
function freePicture(site: Site, articles: readonly PageSource[], like: string): string | undefined {
  const shown = new Set(articles.map(({ fields: { article } }) => article?.image?.src));
  const shapeOf = (path: string) => {
    const size = naturalSize(site, path);
    return size ? size.width / size.height : Number.NaN;
  };
  const shape = shapeOf(like);
  return [...site.mediaFiles.keys()].find(
    (path) => !shown.has(path) && Math.abs(shapeOf(path) / shape - 1) < 0.3,
  );
}

/** `portico new article`: writes an article like the site's others. @returns What to print. */
export function newArticle(site: Site, file: string, title: string | undefined): string {
  const start = startPage(site, file, title);
  const { heading, locale } = start;
  const { articles, intro, body } = pageTexts[locale];
  const pages = [...site.pages.values()].filter((page) => page.locale === locale);
  const written = pages.filter(({ fields: { article } }) => article !== undefined);
  const like = written[0]?.fields.article;
  const details = like ?? usualDetails;
  const src = like?.image && (freePicture(site, written, like.image.src) ?? like.image.src);
  const image = src === undefined ? {} : { image: { src, alt: '' } };
  const list = pages.find(({ source }) => source.file === fileIn(locale, 'articles.json'));
  const trail = [homeLink(locale), ...(list ? [{ text: articles, href: list.path }] : [])];
  return addPage(site, file, {
    ...pageFields(start, 'articles'),
    pageType: 'article',
    article: {
      topic: details.topic,
      product: details.product,
      audience: details.audience,
      ...image,
      callToAction: 'read',
    },
    sections: [
      { component: 'Breadcrumb', props: { trail, current: heading } },
      {
        component: 'ArticleHeader',
        props: { heading, text: intro, ...image },
      },
      { component: 'RichText', props: { text: body } },
    ],
  });
}
