import { behaviourNames } from '#sections/behaviours.gen.ts';
import { registry } from '#sections/registry.gen.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { pageInput, siteParts } from '#composer/publish/siteInput.ts';
import type { ClientAssets } from '#composer/render/ClientAssets.ts';
import { composePage } from '#composer/render/composePage.ts';
import { FragmentCache } from '#composer/render/FragmentCache.ts';
import { renderPage } from '#composer/render/renderPage.ts';

const assets: ClientAssets = {
  fontFaces: '',
  variablesHref: '/assets/theme.css',
  islands: new Map([...registry.keys()].map((name) => [name, { module: `/assets/${name}.js`, preload: [] }])),
  behaviours: behaviourNames,
  program: () => ({ first: '', src: '/assets/page.js' }),
  media: (path) => path,
};

/**
 * Milliseconds to compose and render a page, after a first round that lets the engine compile.
 *
 * @returns `cold` with nothing kept from other pages, `warm` with one cache for all.
 */
export function renderTimes(folder: string): { cold: number; warm: number; count: number } {
  const site = loadSite(folder);
  const parts = siteParts(site, new Date());
  const inputs = [...site.pages.values()].flatMap((page) => pageInput(page) ?? []);
  const round = (cacheOf: () => FragmentCache) => {
    const started = performance.now();
    for (const input of inputs) {
      const composed = composePage(parts, input, registry, behaviourNames);
      renderPage(composed, { site: parts.config, assets, cache: cacheOf() });
    }
    return (performance.now() - started) / inputs.length;
  };
  round(() => new FragmentCache());
  const cold = round(() => new FragmentCache());
  const shared = new FragmentCache();
  return { cold, warm: round(() => shared), count: inputs.length };
}
