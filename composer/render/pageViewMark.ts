import { escapeHtml } from '#lib/markup/html.ts';
import { pageViewData } from '#lib/visitor/pageViewFields.ts';
import type { SiteDefinition } from '#composer/page/siteDefinition.ts';
import type { ComposedPage } from './compose/composePage.ts';

/**
 * Returns the hidden fields with the data and targets of the page view event (PAGE-11). Empty if the site has no
 * target.
 */
export function pageViewMark(page: ComposedPage, { analytics, services }: SiteDefinition): string {
  const { dataLayer, collector } = analytics;
  if (dataLayer === false && !collector) return '';
  const data = pageViewData(page.path, page.locale, page.definition.analytics);
  const fields = Object.entries(data).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const layer = dataLayer === false ? '' : ` data-data-layer="${escapeHtml(dataLayer)}"`;
  const target = collector ? ` data-collector="/svt/${escapeHtml(services.provider)}/pageView"` : '';
  return `<div hidden data-page-view${layer}${target}>${fields.join('')}</div>`;
}
