import { brandTokens } from '#theme/brand.gen.ts';
import type { Brand } from '#composer/page/Brand.ts';
import type { Site } from '#composer/page/loadSite.ts';

/** The look of a site that names no brand: the library's own tokens and system fonts. */
export const defaultBrand: Brand = {
  folder: '',
  tokens: brandTokens,
  fonts: [],
  illustration: {},
  regulator: 'fdic',
  terms: {},
};

/**
 * Returns the brand that a site's pages use (see `readBrands`), or the library's own look if the site has none.
 *
 * @param brandName Another brand of the site.
 */
export function siteBrand({ brands, brandName: chosen, config }: Site, brandName = chosen): Brand {
  const brand = brands.get(brandName ?? '')?.brand ?? defaultBrand;
  const own = brands.get(config?.brand ?? '')?.brand;
  if (!own || own === brand) return brand;
  return { ...brand, replaces: { names: own.names, illustration: own.illustration, mark: own.mark } };
}
