import { isErrorPage } from '#lib/address/pageAt.ts';
import type { ReleasedPage } from '#composer/release/release.ts';

/** A page of the release with its path. */
export interface ListedPage {
  readonly path: string;
  readonly page: ReleasedPage;
}

/** Whether search engines may list a page. */
export const isListed = ({ path, page }: ListedPage) =>
  !page.noindex && !isErrorPage(path) && !path.endsWith('/404.html');
