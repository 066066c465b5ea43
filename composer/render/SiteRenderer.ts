import type { BuiltInSections } from '#composer/page/SectionSet.ts';
import type { ClientAssets } from './compose/ClientAssets.ts';
import { type ComposedPage, composePage } from './compose/composePage.ts';
import type { PageInput, SiteParts } from './compose/SiteParts.ts';
import type { RenderedPage } from './RenderedPage.ts';
import { renderPage } from './renderPage.ts';
import type { RenderEnvironment } from './SectionRenderer.ts';
import { FragmentCache } from './section/FragmentCache.ts';
import { brandTheme } from './styles/BrandTheme.ts';

/** Composes and renders the pages of a site. */
export class SiteRenderer {
  readonly #parts: SiteParts;
  readonly #sections: BuiltInSections;
  readonly #environment: RenderEnvironment;

  constructor(
    parts: SiteParts,
    sections: BuiltInSections,
    assets: ClientAssets,
    cache = new FragmentCache(),
  ) {
    this.#parts = parts;
    this.#sections = sections;
    this.#environment = { site: parts.config, assets, brandTheme: brandTheme(parts.brand.tokens), cache };
  }

  /** @throws {Error} as `composePage`. */
  compose(input: PageInput): ComposedPage {
    return composePage(this.#parts, input, this.#sections);
  }

  render(page: ComposedPage): RenderedPage {
    return renderPage(page, this.#environment);
  }
}
