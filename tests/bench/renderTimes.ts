import { behaviourNames } from '#sections/behaviours.gen.ts';
import { registry } from '#sections/registry.gen.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { pageInput, siteParts } from '#composer/publish/input/siteInput.ts';
import type { ClientAssets } from '#composer/render/compose/ClientAssets.ts';
import { SiteRenderer } from '#composer/render/SiteRenderer.ts';

/** Assets like those of a build, without files. */
export const assets: ClientAssets = {
  fontFaces: '',
  firstFonts: [],
  variablesHref: '/assets/theme.css',
  printHref: '/assets/print.css',
  islands: new Map([...registry.keys()].map((name) => [name, { module: `/assets/${name}.js`, preload: [] }])),
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
  const pages = [...site.pages.values()].filter(({ definition }) => definition !== undefined);
  const round = (rendererOfPage: () => SiteRenderer) => {
    let spent = 0;
    for (const page of pages) {
      page.source.forget();
      const input = pageInput(page, known.brand);
      const renderer = rendererOfPage();
      if (!input) continue;
      const started = performance.now();
      renderer.render(renderer.compose(input));
      spent += performance.now() - started;
    }
    return spent / pages.length;
  };
  const middleOf = (rounds: readonly number[]) => rounds.toSorted((one, other) => one - other)[2] ?? 0;
  const freshRenderer = () =>
    new SiteRenderer(
      // The theme of a brand is memoized by its tokens.
      { ...structuredClone(known), brand: known.brand },
      { registry, behaviours: behaviourNames },
      assets,
    );
  const cold = () => round(freshRenderer);
  const warm = () => {
    const renderer = freshRenderer();
    return round(() => renderer);
  };
  for (let count = 0; count < 4; count++) cold();
  return {
    cold: middleOf(Array.from({ length: 5 }, cold)),
    warm: middleOf(Array.from({ length: 5 }, warm)),
    count: pages.length,
  };
}
