import { z } from 'zod';
import type { Locale } from '#lib/format/locale.ts';
import { plainText } from './text.ts';

/** What `site.json` says of the search, for sections that say nothing else (SRCH-11). */
export interface SearchOfSite {
  readonly domain: string;
  /** Of English pages; `-es` or `-zh` follows for the others. */
  readonly profile: string;
  /** Words that are taken out of what visitors search for (SRCH-08); the usual ones without it. */
  readonly suspiciousWords?: readonly string[] | undefined;
}

/** Props of a section that asks the search service. */
export const searchService = () => ({
  domain: plainText().optional().meta({
    title: 'Domain',
    description: 'The search service’s name for this site. Defaults to the one in site.json.',
  }),
  profile: plainText().optional().meta({
    title: 'Profile',
    description:
      'The search service’s profile. Defaults to the one in site.json for the language of the page.',
  }),
  suspiciousWords: z.array(plainText()).optional().meta({
    title: 'Suspicious words',
    description: 'Words removed from search queries. Defaults to those in site.json.',
  }),
});

interface Given {
  readonly domain?: string | undefined;
  readonly profile?: string | undefined;
  readonly suspiciousWords?: readonly string[] | undefined;
}

const usual: SearchOfSite = { domain: 'site', profile: 'main' };

/** How a section asks: as its author says, else as the site does (SRCH-11). */
export function searchSettings(given: Given, locale: Locale, site: SearchOfSite = usual) {
  const ofLocale = locale === 'en' ? site.profile : `${site.profile}-${locale}`;
  const words = given.suspiciousWords ?? site.suspiciousWords;
  return {
    domain: given.domain ?? site.domain,
    profile: given.profile ?? ofLocale,
    ...(words && { suspiciousWords: [...words] }),
  };
}
