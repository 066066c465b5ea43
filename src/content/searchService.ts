import { z } from 'zod';
import type { Locale } from '#lib/format/locale.ts';
import { plainText } from './fields.ts';

/** The site's search settings from `site.json`, used by sections without their own (SRCH-11). */
export interface SearchOfSite {
  readonly domain: string;
  /** The profile of English pages; other languages append `-es` or `-zh`. */
  readonly profile: string;
  /** Words to remove from search terms; the default list if absent (SRCH-08). */
  readonly suspiciousWords?: readonly string[] | undefined;
}

/** Author props of sections that use the search service. */
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

/** Returns a section's search settings: the author's, or else the site's (SRCH-11). */
export function searchSettings(given: Given, locale: Locale, site: SearchOfSite = usual) {
  const ofLocale = locale === 'en' ? site.profile : `${site.profile}-${locale}`;
  const words = given.suspiciousWords ?? site.suspiciousWords;
  return {
    domain: given.domain ?? site.domain,
    profile: given.profile ?? ofLocale,
    ...(words && { suspiciousWords: [...words] }),
  };
}
