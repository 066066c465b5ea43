import { escapeHtml } from '#lib/markup/html.ts';
import { htmlLang, locales } from '#lib/format/locale.ts';
import { isListed, type ListedPage } from '#composer/publish/input/listedPage.ts';

/** Returns the sitemap of all indexable pages, with their versions in other languages. */
export function sitemapXml(origin: string, pages: readonly ListedPage[]): string {
  const urls = pages.filter(isListed).map(({ path, page }) => {
    const alternates = { ...page.alternates, [page.locale]: path };
    const known = locales.filter((key) => Object.hasOwn(alternates, key));
    const links = known.map(
      (key) =>
        `<xhtml:link rel="alternate" hreflang="${htmlLang[key]}" href="${escapeHtml(origin + alternates[key])}"/>`,
    );
    return `<url><loc>${escapeHtml(origin + path)}</loc>${known.length > 1 ? links.join('') : ''}</url>`;
  });
  const open =
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';
  return `<?xml version="1.0" encoding="UTF-8"?>\n${open}\n${urls.join('\n')}\n</urlset>\n`;
}

/** Returns rules for crawlers: everything is allowed except the services. */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nDisallow: /svt/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
