import type { LinkLists } from '#lib/address/classifyLink.ts';
import type { SiteDefinition } from './siteDefinition.ts';

const known = new WeakMap<SiteDefinition, LinkLists>();

/**
 * Returns the lists by which a site's links are classified. Memoized by site. The bank's domain defaults to that of the
 * origin.
 */
export function linkLists(site: SiteDefinition): LinkLists {
  const { bankDomains, ...rest } = site.links;
  const own = new URL(site.origin).hostname.replace(/^www\./, '');
  const lists = known.get(site) ?? { bankDomains: bankDomains.length > 0 ? bankDomains : [own], ...rest };
  known.set(site, lists);
  return lists;
}
