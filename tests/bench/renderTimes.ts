import { behaviourNames } from '#sections/behaviours.gen.ts';
import { registry } from '#sections/registry.gen.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { pageInput, siteParts } from '#composer/publish/input/siteInput.ts';
import type { SiteParts } from '#composer/render/compose/SiteParts.ts';
import type { ClientAssets } from '#composer/render/compose/ClientAssets.ts';
import { brandTheme } from '#composer/render/styles/BrandTheme.ts';
import { composePage } from '#composer/render/compose/composePage.ts';
import { FragmentCache } from '#composer/render/section/FragmentCache.ts';
import { renderPage } from '#composer/render/renderPage.ts';

/** Assets like those of a build, without files. */
export const assets: ClientAssets = {
  fontFaces: '',
  firstFonts: [],
  variablesHref: '/assets/theme.css',
  printHref: '/assets/print.css',
  islands: new Map([...registry.keys()].map((name) => [name, { module: `/assets/${name}.js`, preload: [] }])),
  behaviours: behaviourNames,
  program: () => ({ beforePaint: '', src: '/assets/page.js' }),
  media: (path) => path,
};

/**
 * Returns the milliseconds to compose and render a page: the median of five rounds, after four warm-up rounds.
 *
 * @returns `cold`: without any caches from other pages, not even of a layout's parsed sections. `warm`: with the caches
 * that earlier pages have filled. In both, the page itself is new.
 */
export function renderTimes(folder: string): { cold: number; warm: number; count: number } {
  const site = loadSite(folder);
  const known = siteParts(site, new Date());
  const theme = brandTheme(known.brand.tokens);
  const pages = [...site.pages.values()].filter(({ definition }) => definition !== undefined);
  const round = (before: () => { parts: SiteParts; cache: FragmentCache }) => {
    let spent = 0;
    for (const page of pages) {
      page.source.forget();
      const input = pageInput(page, known.brand);
      const { parts, cache } = before();
      if (!input) continue;
      const started = performance.now();
      const composed = composePage(parts, input, registry, behaviourNames);
      renderPage(composed, { site: parts.config, assets, brandTheme: theme, cache });
      spent += performance.now() - started;
    }
    return spent / pages.length;
  };
  const middleOf = (rounds: readonly number[]) => rounds.toSorted((one, other) => one - other)[2] ?? 0;
  const cold = () => round(() => ({ parts: structuredClone(known), cache: new FragmentCache() }));
  const warm = () => {
    const kept = { parts: structuredClone(known), cache: new FragmentCache() };
    return round(() => kept);
  };
  for (let count = 0; count < 4; count++) cold();
  return {
    cold: middleOf(Array.from({ length: 5 }, cold)),
    warm: middleOf(Array.from({ length: 5 }, warm)),
    count: pages.length,
  };
}
