import { isErrorPage } from '#lib/address/errorPage.ts';
import type { Brand } from '#composer/page/Brand.ts';
import { renamed } from '#composer/brand/applyBrand.ts';
import type { PageSource } from '#composer/page/PageSource.ts';
import type { PageTexts } from '#composer/render/compose/pageTexts.ts';
import type { ReleasedPage } from '#composer/release/release.ts';

/** A page of the release with its path. */
export interface ListedPage {
  readonly path: string;
  readonly page: ReleasedPage;
}

/** Whether search engines may list a page. */
export const isListed = ({ path, page }: ListedPage) =>
  !page.noindex && !isErrorPage(path) && !path.endsWith('/404.html');

/** Returns the release's record of a page that was just rendered, with its resolved texts. */
export function releasedPage(
  { locale, fields, source }: PageSource,
  { title, description }: PageTexts,
  brand: Brand,
): ReleasedPage {
  const { noindex, alternates } = renamed(fields, brand);
  return {
    locale,
    title,
    description,
    version: source.version,
    ...(noindex && { noindex }),
    ...(alternates && { alternates }),
  };
}
