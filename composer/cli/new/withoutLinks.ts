import { isRecord } from '#lib/values/isRecord.ts';

/** What a site does not have, so that a definition must not lead to it. */
export interface Missing {
  /** Whether there is no such page. */
  readonly page: (href: string) => boolean;
  /** Whether there is no such picture. */
  readonly media: (src: string) => boolean;
}

/** Removes links in running text, and keeps their words. */
const unlinked = (text: string, { page }: Missing) =>
  text.replaceAll(/\[([^\][]*)\]\(([^()\s]+)\)/g, (link, words: string, href: string) =>
    page(href) ? words : link,
  );

const isGone = (value: Readonly<Record<string, unknown>>, { page, media }: Missing) =>
  (typeof value['href'] === 'string' && page(value['href'])) ||
  (typeof value['src'] === 'string' && media(value['src']));

/**
 * Returns a definition without links to pages, and without pictures, that a site does not have: items of lists that are
 * such links, lists and groups that have none left, and links in text. `undefined` if nothing is left of it.
 */
export function withoutLinks(value: unknown, missing: Missing): unknown {
  if (typeof value === 'string') return unlinked(value, missing);
  if (Array.isArray(value)) {
    const kept = value.map((part) => withoutLinks(part, missing)).filter((part) => part !== undefined);
    return kept.length === 0 && value.length > 0 ? undefined : kept;
  }
  if (!isRecord(value)) return value;
  if (isGone(value, missing)) return undefined;
  const entries = Object.entries(value).map(([key, part]) => [key, withoutLinks(part, missing)] as const);
  const lost = entries.filter(([, part]) => part === undefined).map(([key]) => key);
  // A group is nothing without its links, and a card that leads nowhere is not worth its place.
  if (lost.some((key) => ['links', 'groups', 'link', 'cards'].includes(key))) return undefined;
  if (lost.includes('props')) return undefined;
  return Object.fromEntries(entries.filter(([, part]) => part !== undefined));
}
