import type { Page } from 'playwright';

/** The page of results comes as it was published, as from a host that only has files: the browser asks the service. */
export const asPublished = (page: Page) =>
  page.route(/\/search\.html\?/, async (route) =>
    route.fulfill({ response: await route.fetch({ url: route.request().url().split('?', 1)[0] ?? '' }) }),
  );
