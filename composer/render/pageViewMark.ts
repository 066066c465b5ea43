import { escapeHtml } from '#lib/markup/html.ts';
import { localeCodes } from '#lib/format/locale.ts';
import { pageViewFields, type PageViewField } from '#lib/visitor/pageViewFields.ts';
import type { SiteDefinition } from '#composer/page/siteDefinition.ts';
import type { ComposedPage } from './compose/composePage.ts';

/** Default analytics data of a page: its path, the platform `web`, and its language. */
const saidOf = ({ path, locale }: ComposedPage): Partial<Record<PageViewField, string>> => ({
  currentPage: path.replace(/^\//, '').replace(/\/$|\.html$/, '') || 'home',
  sitePlatform: 'web',
  language: localeCodes[locale],
});

/**
 * Returns the hidden fields with the data and targets of the page view event (PAGE-11). Empty if the site has no
 * target.
 */
export function pageViewMark(page: ComposedPage, { analytics, services }: SiteDefinition): string {
  const { dataLayer, collector } = analytics;
  if (dataLayer === false && !collector) return '';
  const said = { ...saidOf(page), ...page.definition.analytics };
  const fields = pageViewFields.flatMap((name) => {
    const value = said[name];
    return value === undefined ? [] : [`<input type="hidden" name="${name}" value="${escapeHtml(value)}">`];
  });
  const layer = dataLayer === false ? '' : ` data-data-layer="${escapeHtml(dataLayer)}"`;
  const target = collector ? ` data-collector="/svt/${escapeHtml(services.provider)}/pageView"` : '';
  return `<div hidden data-page-view${layer}${target}>${fields.join('')}</div>`;
}
