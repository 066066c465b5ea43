import type { Brand } from '#composer/page/Brand.ts';
import type { Site } from '#composer/page/loadSite.ts';
import { defaultBrand } from './defaultBrand.ts';

/**
 * The brand that a site's pages are made in; see `readBrands`. Without one they have the library's own look.
 *
 * @param brandName another brand of the site.
 */
export function siteBrand({ brands, brandName: chosen, config }: Site, brandName = chosen): Brand {
  const brand = brands.get(brandName ?? '')?.brand ?? defaultBrand;
  const own = brands.get(config?.brand ?? '')?.brand;
  if (!own || own === brand) return brand;
  return { ...brand, replaces: { names: own.names, illustration: own.illustration } };
}
