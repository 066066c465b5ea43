import { safeRedirect } from '#lib/urls.ts';
import { brandTheme } from '#composer/render/BrandTheme.ts';
import { renderAnswered } from '#composer/render/renderAnswered.ts';
import {
  type IslandAnew,
  islandsIn,
  type PageAnew,
  pageAnew,
  type PublishedIsland,
  type PublishedLook,
} from './pageAnew.ts';

/** What a visitor asks a page for. */
export interface PageRequest {
  readonly method: 'get' | 'post';
  /** Fields as in an address, `q=rates&page=2`: of the address, or of the body of a post. */
  readonly asked: string;
  /** Asks the services of the site by their paths. */
  readonly fetch: typeof fetch;
}

/** Name of the field by which a form says which section it is of, where several take the same. */
export const sectionField = 'section';

function isAskedFor(
  { section: { request }, environment: { id } }: PublishedIsland,
  method: PageRequest['method'],
  asked: URLSearchParams,
): boolean {
  if (request?.method !== method) return false;
  return request.fields.some((name) => asked.has(name)) && (asked.get(sectionField) ?? id) === id;
}

/** Remembers the islands of the pages that are asked for most. */
const islandsOf = new WeakMap<object, readonly PublishedIsland[]>();

function knownIslands(file: object, html: () => string, registry: PublishedLook['registry']) {
  const known = islandsOf.get(file) ?? islandsIn(html(), registry);
  islandsOf.set(file, known);
  return known;
}

/**
 * A published page as it answers one visitor: sections that the request is for are rendered anew, with what they ask
 * the services.
 *
 * @param file stands for the page's version: what is found in its document is kept with it.
 * @returns a path of this site that answers instead; `undefined` when no section of the page is asked for.
 */
export async function requestedPage(
  file: object,
  html: () => string,
  request: PageRequest,
  look: PublishedLook,
): Promise<PageAnew | { readonly redirect: string } | undefined> {
  const asked = new URLSearchParams(request.asked);
  const islands = knownIslands(file, html, look.registry).filter((island) =>
    isAskedFor(island, request.method, asked),
  );
  if (islands.length === 0) return undefined;
  for (const { section, props } of islands) {
    const target = section.request?.redirect?.(props, asked);
    const redirect = target === undefined ? undefined : safeRedirect(target);
    if (redirect !== undefined) return { redirect };
  }
  const { islandTheme } = brandTheme(look.tokens);
  const anew = async (island: PublishedIsland): Promise<IslandAnew> => {
    const { section, props } = island;
    const environment = { ...island.environment, asked: request.asked };
    return [island, await renderAnswered(section, props, environment, islandTheme, request.fetch)];
  };
  const made = await Promise.all(islands.map(anew));
  return pageAnew(html(), made, look);
}
