import type { LinkLists } from '#lib/address/classifyLink.ts';
import type { SiteDefinition } from './siteDefinition.ts';
import { memoize } from './memoize.ts';

/**
 * Returns the lists by which a site's links are classified. Memoized by site. The bank's domain defaults to that of the
 * origin.
 */
export const linkLists = memoize((site: SiteDefinition): LinkLists => {
  const { bankDomains, ...rest } = site.links;
  const own = new URL(site.origin).hostname.replace(/^www\./, '');
  return { bankDomains: bankDomains.length > 0 ? bankDomains : [own], ...rest };
});
