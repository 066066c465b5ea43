import { behaviourNames } from '#sections/behaviours.gen.ts';
import { registry } from '#sections/registry.gen.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { pageText } from '#composer/publish/search/searchText.ts';
import { pageInput, siteParts } from '#composer/publish/input/siteInput.ts';
import { brotli } from '#composer/publish/files/writeCompressed.ts';
import { FragmentCache } from '#composer/render/section/FragmentCache.ts';
import { SiteRenderer } from '#composer/render/SiteRenderer.ts';
import type { RenderedSection } from '#composer/render/section/RenderedSection.ts';
import { assets } from './renderTimes.ts';

/** Milliseconds and number of calls. */
interface Spent {
  time: number;
  count: number;
}

class Spending {
  readonly by = new Map<string, Spent>();

  measure<Made>(name: string, make: () => Made): Made {
    const started = performance.now();
    const made = make();
    const spent = this.by.get(name) ?? { time: 0, count: 0 };
    spent.time += performance.now() - started;
    spent.count += 1;
    this.by.set(name, spent);
    return made;
  }
}

/** A cache that stores nothing and measures each section. A key begins with the section's name. */
class MeasuredCache extends FragmentCache {
  readonly sections = new Spending();

  override get(key: string, render: () => RenderedSection): RenderedSection {
    return this.sections.measure(key.slice(0, key.indexOf('\n')), render);
  }
}

/**
 * Measures the parts of a page's rendering time, after two warm-up rounds.
 *
 * @returns Milliseconds per page by part of the work, and milliseconds per rendering by section, the slowest first.
 */
export function timesByPart(
  folder: string,
): Record<'parts' | 'sections', readonly (readonly [string, number])[]> {
  const site = loadSite(folder);
  const parts = siteParts(site, new Date());
  const sections = { registry, behaviours: behaviourNames };
  const pages = [...site.pages.values()].filter(({ definition }) => definition !== undefined);
  let work = new Spending();
  let cache = new MeasuredCache();
  for (let round = 0; round < 5; round++) {
    if (round === 2) [work, cache] = [new Spending(), new MeasuredCache()];
    for (const page of pages) {
      page.source.forget();
      const input = work.measure('read and parse the file', () => pageInput(page, parts.brand));
      if (!input) continue;
      const renderer = new SiteRenderer(parts, sections, assets, cache);
      const composed = work.measure('compose', () => renderer.compose(input));
      const { html, text } = work.measure('render', () => renderer.render(composed));
      work.measure('text for the search', () => pageText(text));
      work.measure('Brotli, as of many pages', () => brotli(Buffer.from(html), 'quick'));
    }
  }
  const each = ({ by }: Spending) =>
    [...by]
      .map(([name, { time, count }]) => [name, time / count] as const)
      .toSorted(([, one], [, other]) => other - one);
  return { parts: each(work), sections: each(cache.sections) };
}
