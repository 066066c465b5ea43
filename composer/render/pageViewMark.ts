import { escapeHtml } from '#lib/markup/html.ts';
import { localeCodes } from '#lib/format/locale.ts';
import { pageViewFields, type PageViewField } from '#lib/visitor/pageViewFields.ts';
import type { SiteDefinition } from '#composer/page/siteDefinition.ts';
import type { ComposedPage } from './compose/composePage.ts';

/** What a page says of itself where its author says nothing: its path, the web, its language. */
const saidOf = ({ path, locale }: ComposedPage): Partial<Record<PageViewField, string>> => ({
  currentPage: path.replace(/^\//, '').replace(/\/$|\.html$/, '') || 'home',
  sitePlatform: 'web',
  language: localeCodes[locale],
});

/**
 * The hidden fields that a page view is read from, and where it is pushed (PAGE-11). Nothing where the site pushes it
 * nowhere.
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
