import type { SiteDefinition } from '#composer/page/siteDefinition.ts';
import type { BrandTheme } from './styles/BrandTheme.ts';
import type { ClientAssets } from './compose/ClientAssets.ts';
import type { FragmentCache } from './section/FragmentCache.ts';

/** What rendering pages requires. Shared by a whole build. */
export interface RenderEnvironment {
  readonly site: SiteDefinition;
  readonly assets: ClientAssets;
  readonly brandTheme: BrandTheme;
  readonly cache: FragmentCache;
}
