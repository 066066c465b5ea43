import { type Image, withSize } from '#content/fields.ts';
import { escapeHtml, jsonForHtml } from '#lib/markup/html.ts';
import { htmlLang, locales } from '#lib/format/locale.ts';
import { liveTextsAttribute } from '#lib/visitor/visitorText.ts';
import type { SiteDefinition } from '#composer/page/siteDefinition.ts';
import type { ComposedPage } from './compose/composePage.ts';
import type { PageMedia } from './PageMedia.ts';

/** Size in pixels of the picture that social networks show for a link. */
export const socialSize = { width: 1200, height: 630 } as const;

const meta = (attribute: 'name' | 'property', key: string, content: string) =>
  `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`;

function openGraph(
  page: ComposedPage,
  site: SiteDefinition,
  canonical: string,
  media: PageMedia,
  made: Image | undefined,
): string {
  const { title, description, socialImage } = page.definition;
  const tags = [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:locale', htmlLang[page.locale].replace('-', '_')),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
  const image = socialImage ?? made ?? site.socialImage;
  if (image) {
    const { width, height } = withSize(image, media.fileSize(image.src));
    tags.push(meta('property', 'og:image', site.origin + media.address(image.src)));
    if (width !== undefined && height !== undefined)
      tags.push(
        meta('property', 'og:image:width', String(width)),
        meta('property', 'og:image:height', String(height)),
      );
    tags.push(meta('property', 'og:image:alt', image.alt));
  }
  return tags.join('');
}

/** Returns links to the page in every language, including its own. */
function languageLinks(page: ComposedPage, origin: string): string {
  const alternates = { ...page.definition.alternates, [page.locale]: page.path };
  const known = locales.filter((locale) => Object.hasOwn(alternates, locale));
  if (known.length < 2) return '';
  const links = known.map(
    (locale) =>
      `<link rel="alternate" hreflang="${htmlLang[locale]}" href="${escapeHtml(`${origin}${alternates[locale]}`)}">`,
  );
  const fallback = alternates.en ?? page.path;
  return `${links.join('')}<link rel="alternate" hreflang="x-default" href="${escapeHtml(origin + fallback)}">`;
}

function structuredData(site: SiteDefinition, objects: readonly object[], media: PageMedia): string {
  const { logo, ...about } = site.organisation ?? {};
  const organisation = {
    '@type': 'BankOrCreditUnion',
    name: site.name,
    url: `${site.origin}/`,
    ...about,
    ...(logo !== undefined && { logo: site.origin + media.address(logo) }),
  };
  const graph = jsonForHtml({ '@context': 'https://schema.org', '@graph': [organisation, ...objects] });
  return `<script type="application/ld+json">${graph}</script>`;
}

/** Returns the text of `<title>`: with the site's name, unless the page's title contains it. */
export function documentTitle({ definition: { title } }: ComposedPage, site: SiteDefinition): string {
  return title + titleEnd(title, site);
}

const titleEnd = (title: string, { name }: SiteDefinition) => (title.includes(name) ? '' : ` | ${name}`);

/** Returns the attributes of `<title>`: with rates in the title, the one by which the browser refreshes them. */
export const titleAttributes = ({ markedTitle }: ComposedPage, site: SiteDefinition): string =>
  liveTextsAttribute({ '': markedTitle + titleEnd(markedTitle, site) });

/**
 * Returns everything in `<head>` except policy, style, title and scripts.
 *
 * @param made The generated social image. The author's own takes precedence.
 */
export function documentHead(
  page: ComposedPage,
  site: SiteDefinition,
  jsonLd: readonly object[],
  media: PageMedia,
  made?: Image,
): string {
  const canonical = site.origin + page.path;
  const { description, noindex } = page.definition;
  const robots = noindex ? '<meta name="robots" content="noindex">' : '';
  const icon = site.icon ? `<link rel="icon" href="${media.address(site.icon)}" type="image/svg+xml">` : '';
  return [
    meta('name', 'description', description),
    robots,
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    languageLinks(page, site.origin),
    icon,
    openGraph(page, site, canonical, media, made),
    structuredData(site, jsonLd, media),
  ].join('');
}
