import { escapeHtml, unescapeHtml } from '#lib/html.ts';
import type { SectionEnvironment } from '#section-kit/sectionContext.tsx';
import type { AnySection } from '#section-kit/defineSection.ts';
import { brandTheme } from '#composer/render/BrandTheme.ts';
import { withStyleHash } from '#composer/render/contentSecurityPolicy.ts';
import type { RenderedSection } from '#composer/render/RenderedSection.ts';
import type { IslandData } from '#composer/render/renderSection.tsx';
import type { BrandTokens } from '#theme/BrandTokens.ts';
import { stylesIn } from '#theme/emotionKey.ts';

/** What sections of published pages are rendered with anew. */
export interface PublishedLook {
  /** Every section of the site's pages by name. */
  readonly registry: ReadonlyMap<string, AnySection>;
  readonly tokens: BrandTokens;
}

/** A page as it is sent: its document and the policy that goes with it. */
export interface PageAnew {
  readonly html: string;
  readonly csp: string;
}

/** An island of a published page: where it stands and what it was rendered with. */
export interface PublishedIsland {
  readonly section: AnySection;
  readonly props: Record<string, unknown>;
  readonly environment: SectionEnvironment;
  /** Where its HTML begins, where it ends, and where its data ends. */
  readonly at: readonly [number, number, number];
}

const dataBlock = /<\/div><script type="application\/json" data-for="([^"]+)">([^<]*)<\/script>/g;

/** The islands of a published document, as they stand in it. */
export function islandsIn(html: string, registry: PublishedLook['registry']): PublishedIsland[] {
  return Array.from(html.matchAll(dataBlock)).flatMap((match) => {
    const [whole, id = '', json = ''] = match;
    const pattern = `<div data-section="(\\w+)" id="${id.replace(/[^\w-]/g, '\\$&')}"[^>]*>`;
    const open = new RegExp(pattern).exec(html);
    const section = registry.get(open?.[1] ?? '');
    if (!open || !section) return [];
    const at = [open.index + open[0].length, match.index, match.index + whole.length] as const;
    // Written by renderSection from the same type.
    return { ...(JSON.parse(json) as IslandData), section, at };
  });
}

/** An island and what stands in its place. */
export type IslandAnew = readonly [PublishedIsland, RenderedSection];

function withIslands(html: string, islands: readonly IslandAnew[]): string {
  let page = '';
  let done = 0;
  for (const [{ at, environment }, made] of islands) {
    const block = `</div><script type="application/json" data-for="${escapeHtml(environment.id)}">${made.data}</script>`;
    page += html.slice(done, at[0]) + made.html + block;
    done = at[2];
  }
  return page + html.slice(done);
}

const styleElement = /<style>([\s\S]*?)<\/style>/;

/** Adds styles, and the variables they use, to the one style sheet of a page; the browser need not make them again. */
function withStyles(html: string, islands: readonly IslandAnew[], tokens: BrandTokens): string {
  const known = stylesIn(styleElement.exec(html)?.[1] ?? '');
  const added = new Map(islands.flatMap(([, { css }]) => [...css]).filter(([name]) => !known.has(name)));
  if (added.size === 0) return html;
  const { pruner } = brandTheme(tokens);
  const rules = pruner.withoutFallbacks([...added.values()].join(''));
  // The page has some of them under short names already, which nobody else knows.
  return html.replace('</style>', () => `${pruner.prune(rules)}${rules}</style>`);
}

const policyMeta = /(<meta http-equiv="Content-Security-Policy" content=")([^"]*)"/;

function withPolicy(html: string): PageAnew {
  const style = styleElement.exec(html)?.[1] ?? '';
  const csp = withStyleHash(unescapeHtml(policyMeta.exec(html)?.[2] ?? ''), style);
  return { html: html.replace(policyMeta, (_whole, before: string) => `${before}${escapeHtml(csp)}"`), csp };
}

/**
 * A published page with some of its islands rendered anew for one visitor.
 *
 * @param islands in the order of the document.
 * @param mark stands before the page's title.
 */
export function pageAnew(
  html: string,
  islands: readonly IslandAnew[],
  { tokens }: PublishedLook,
  mark?: string,
): PageAnew {
  const page = withStyles(withIslands(html, islands), islands, tokens);
  const titled = mark === undefined ? page : page.replace('<title>', () => `<title>${escapeHtml(mark)} `);
  return withPolicy(titled);
}
