import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { htmlLang, type Locale, locales } from '#lib/locale.ts';
import { unescapeHtml } from '#lib/html.ts';
import type { PageDefinition } from '#composer/page/pageDefinition.ts';
import { pageFile } from './pageFile.ts';
import type { ReleasedPage } from './release.ts';

/** What the sitemap and the search index must know of a page. */
export interface ListedPage {
  readonly path: string;
  readonly locale: Locale;
  readonly definition: Pick<PageDefinition, 'title' | 'description' | 'noindex' | 'alternates'>;
}

/** Whether visitors may find a page by searching. */
export const isListed = ({ path, definition }: ListedPage) =>
  !definition.noindex && !path.includes('.error.') && !path.endsWith('/404.html');

/** A page that stays at its last good version while its definition has problems, read from its document. */
export function keptPage(out: string, path: string, { locale, title }: ReleasedPage): ListedPage {
  const html = readFileSync(join(out, pageFile(path)), 'utf8');
  const head = html.slice(0, html.indexOf('</head>'));
  const alternates: Partial<Record<Locale, string>> = {};
  for (const [, lang, href = ''] of head.matchAll(
    /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g,
  )) {
    const language = locales.find((known) => htmlLang[known] === lang);
    if (language) alternates[language] = new URL(unescapeHtml(href)).pathname;
  }
  return {
    path,
    locale: locales.find((known) => known === locale) ?? 'en',
    definition: {
      title,
      description: unescapeHtml(/<meta name="description" content="([^"]*)">/.exec(head)?.[1] ?? ''),
      noindex: head.includes('<meta name="robots" content="noindex">'),
      alternates,
    },
  };
}
