import type { Page } from 'playwright';

/** Serves the published results page, as a static host would, so that the browser calls the service. */
export const asPublished = (page: Page) =>
  page.route(/\/search\.html\?/, async (route) =>
    route.fulfill({ response: await route.fetch({ url: route.request().url().split('?', 1)[0] ?? '' }) }),
  );
